import { expect, test } from 'vitest'
import { columnsLeftOut, readPastedHours } from '~/kit/paste/hours'
import { pasteForm } from '~/office/hours/forms'

const NUMBER_AND_HOURS = { row: 2, number: '1001', bad: null, values: { hours: '160.5' } }

test.each([
  ['tabs and headings', 'Personalnummer\tName\tStunden\n1001\tÄrmel, Anna\t160,5'],
  ['semicolons, English', 'Employee number;Hours\r\n1001;160.5'],
  [
    'the file that Zahltag saves',
    '\uFEFFName;Personalnummer;Stunden;Davon Überstunden\r\nÄrmel;1001;160,5;\r\n',
  ],
])('%s', (_, text) => {
  expect(readPastedHours(text)).toEqual([NUMBER_AND_HOURS])
})

test('without headings the order is fixed, and each kind has its limit', () => {
  expect(readPastedHours('1001\t160\t-4\t8\t\t7,5\t0,5\t32')).toEqual([
    {
      row: 1,
      number: '1001',
      bad: 'vacation_days',
      values: { hours: '160', overtime: '-4', night: '8', holiday: '7.5', sick_days: '0.5' },
    },
  ])
  expect(readPastedHours('1001\tviel')[0]?.bad).toBe('hours')
})

test.each([
  ['Nachtstunden 0–4 Uhr', 'deep_night'],
  ['Nacht 40 %', 'deep_night'],
  ['Nachtzuschlag 0:00 bis 4:00', 'deep_night'],
  ['Nachtstunden 25 %', 'night'],
  ['Night hours', 'night'],
  ['Weihnachten', 'special_holiday'],
  ['Feiertagszuschlag 150%', 'special_holiday'],
  ['Heiligabend ab 14 Uhr', 'special_holiday'],
  ['Christmas hours', 'special_holiday'],
  ['Feiertagsstunden 125 %', 'holiday'],
])('a column called %s', (heading, kind) => {
  expect(readPastedHours(`Personalnummer;Stunden;${heading}\n1001;100;8`)[0]?.values).toEqual({
    hours: '100',
    [kind]: '8',
  })
})

test.each(['Feiertage', 'Anzahl Sonntage', 'Nächte', 'Public holidays'])(
  '%s are counted in days, and none of them becomes an hour',
  (heading) => {
    const table = `Personalnummer;Stunden;${heading}\n1001;100;2`
    expect(readPastedHours(table)[0]?.values).toEqual({ hours: '100' })
    expect(columnsLeftOut(table)).toEqual([{ heading, isTime: false }])
  },
)

test.each([
  ['Name;Stunden\nÄrmel, Anna;98,5', 'table_numbers_missing'],
  ['Vorname\tNachname\tStunden\tUrlaub\nAnna\tÄrmel\t98,5\t1', 'table_numbers_missing'],
  ['1001,98.5', 'table_one_column'],
  ['1001 98,5', 'table_one_column'],
  ['1001;98,5', undefined],
  ['Nr;Stunden\n1001;98,5', undefined],
])('%j says why it cannot be read', (tabelle, fault) => {
  expect(pasteForm.safeParse({ tabelle }).error?.issues[0]?.message).toBe(fault)
})

test.each([
  ['146,66666666666666', '146.666667'],
  ['152.11666666666667', '152.116667'],
  ['0,30000000000000004', '0.3'],
  ['1E-07', '0'],
  ['-1,42109E-14', '0'],
  ['1,5e2', '150'],
])('%s is rounded to a millionth', (cell, hours) => {
  expect(readPastedHours(`Personalnummer\tStunden\n1001\t${cell}`)[0]).toMatchObject({
    bad: null,
    values: { hours },
  })
})

test.each([
  'Urlaubsstunden',
  'Urlaub in Stunden',
  'Urlaub (h)',
  'Krankstunden',
  'Krank (Std.)',
  'Krank h',
  'Krankheit Std',
  'Sick hours',
  'Vacation hours',
  'Leave (hrs)',
])('%s are not days, and are left out with a word', (heading) => {
  const table = `Personalnummer\tStunden\t${heading}\n1001\t144\t16`
  expect(readPastedHours(table)[0]?.values).toEqual({ hours: '144' })
  expect(columnsLeftOut(table)).toEqual([{ heading, isTime: true }])
})

test.each(['Urlaubstage', 'Krankheitstage', 'Sick days', 'Days of leave', 'Krank', 'Urlaub'])(
  '%s are days as before',
  (heading) => {
    const table = `Personalnummer\tName\tStunden\t${heading}\n1001\tAnna\t144\t2`
    expect(Object.values(readPastedHours(table)[0]?.values ?? {})).toEqual(['144', '2'])
    expect(columnsLeftOut(table)).toEqual([])
  },
)

test('a column that nobody knows is named', () => {
  const table = 'Personalnummer;Name;Stunden;Kostenstelle\n1001;Anna;144;7'
  expect(columnsLeftOut(table)).toEqual([{ heading: 'Kostenstelle', isTime: false }])
})
