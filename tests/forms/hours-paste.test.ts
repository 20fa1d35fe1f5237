import { expect, test } from 'vitest'
import { readPastedHours } from '~/forms/paste/hours'

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
