import { describe, expect, test } from 'vitest'
import { readConfidential } from '~/domain/employees/confidential.server'
import { listPay } from '~/domain/employees/pay.server'
import { csvOf, xlsxOf } from '../../factories/files'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'
import { guessesIn, map, takeOver, uploaded, waitingRows } from './importing'

const BORN = new Date(Date.UTC(1975, 3, 17))
const ENTRY = new Date(Date.UTC(2024, 1, 1))
/** As the master data of a payroll program are exported. */
const HEADINGS = [
  ...['Personal-Nr.', 'Nachname', 'Vorname', 'Straße', 'Hausnummer', 'PLZ', 'Ort', 'Eintrittsdatum'],
  ...['Geburtsdatum', 'Beschäftigungsart', 'Wochenstunden', 'SV-Nummer', 'Steuer-ID', 'IBAN', 'Stundenlohn'],
]
const MAREN = [
  ...[1007, 'Thomsen', 'Maren', 'Iltisstraße', 9, 24143, 'Kiel', ENTRY, BORN, 'Teilzeit', 20.5],
  ...['65170839J003', 86095742719, 'DE75 5121 0800 1245 1261 99', 15.5],
]

const employeesOf = (owner: Owner) =>
  db.selectFrom('employees').selectAll().where('tenant_id', '=', owner.scope.tenantId).execute()

describe('a workbook of employees', () => {
  test('is taken over with what is confidential and what they earn, and taken back', async () => {
    const owner = await makeOwner()
    const path = await uploaded(owner, 'mitarbeiter', await xlsxOf([HEADINGS, MAREN]))
    const columns = await read(owner, `${path}/spalten`)
    expect(Object.values(guessesIn(columns))).not.toContain('')
    await map(owner, path)
    expect(textOf(await read(owner, path))).toContain('1 Mitarbeiter übernehmen')
    const kept = JSON.stringify(await waitingRows(owner))
    for (const secret of ['Thomsen', '1975-04-17', '65170839J003', '86095742719', '1245', 'Iltisstraße'])
      expect(kept).not.toContain(secret)

    await takeOver(owner, path)
    const [maren] = await employeesOf(owner)
    expect(maren).toMatchObject({
      ...{ number: '1007', first_name: 'Maren', street: 'Iltisstraße 9', postal_code: '24143' },
      ...{ entry_on: '2024-02-01', employment_type: 'part_time', weekly_hours: '20.5', country: 'DE' },
    })
    expect(await readConfidential(db, house.vault, owner.scope, maren?.id ?? '')).toMatchObject({
      birthDate: '1975-04-17',
    })
    expect(await listPay(db, house.vault, owner.scope, maren?.id ?? '')).toEqual([
      { from: '2024-02', kind: 'hourly', cents: 1550 },
    ])
    expect(JSON.stringify(await audit(owner.scope.tenantId))).not.toMatch(/1550|15,5|1975|65170839J003/)

    await post(`${path}/ruecknahme`, {}, owner.headers)
    expect(await employeesOf(owner)).toEqual([])
  })

  test('stays where pay was added since', async () => {
    const owner = await makeOwner()
    const path = await uploaded(owner, 'mitarbeiter', await xlsxOf([HEADINGS, MAREN]))
    await map(owner, path)
    await takeOver(owner, path)
    const [maren] = await employeesOf(owner)
    const pay = { from: '2026-01', kind: 'hourly', cents: '16,00' }
    await post(`/buero/mitarbeiter/${maren?.id}/verguetung`, pay, owner.headers)
    await post(`${path}/ruecknahme`, {}, owner.headers)
    expect(textOf(await read(owner, path))).toContain('Maren Thomsen, Kiel (1007)')
    expect(await employeesOf(owner)).toHaveLength(1)
  })
})

const SHORT = ['Vorname', 'Name', 'Strasse', 'PLZ', 'Ort', 'Eintritt']
const JOERN = ['Jörn', 'Petersen', 'Kai 1', '24103', 'Kiel', '01.02.2024']

test.each([
  ['Geburtsdatum', '31.12.2099', 'Geburtsdatum: '],
  ['Steuer-ID', '86095742710', 'Steuer-Identifikationsnummer: '],
  ['SV-Nummer', '65170839J004', 'Sozialversicherungsnummer: '],
  ['IBAN', 'DE00', 'IBAN: '],
  ['Austritt', '31.01.2024', 'Austritt am: '],
  ['Beschäftigungsart', 'Schwarzarbeit', 'Beschäftigungsart: '],
  ['Wochenstunden', '70', 'Stunden in der Woche: '],
  ['Gehalt', 'viel', 'Monatsgehalt: '],
  ['ID', 'x', 'Kennung für die Zeiterfassung: '],
])('a row is wrong for its %s %j, in the words of the form', async (heading, value, words) => {
  const owner = await makeOwner()
  const file = csvOf([
    [...SHORT, heading],
    [...JOERN, value],
  ])
  const path = await uploaded(owner, 'mitarbeiter', file)
  await map(owner, path)
  const text = textOf(await read(owner, path))
  expect(text).toContain(words)
  expect(text).toContain('Es gibt nichts zu übernehmen.')
})

test('of two with one name, another birth date makes another person', async () => {
  const owner = await makeOwner()
  const file = csvOf([
    [...SHORT, 'Geburtstag'],
    [...JOERN, '01.01.1980'],
    [...JOERN, '02.02.1990'],
    [...JOERN, ''],
  ])
  const path = await uploaded(owner, 'mitarbeiter', file)
  await map(owner, path, { employment_type_otherwise: 'minijob' })
  const text = textOf(await read(owner, path))
  expect(text).toContain('Ähnlich wie Zeile 2. Ähnlich wie Zeile 3.')
  await takeOver(owner, path)
  expect(await employeesOf(owner)).toMatchObject([
    { employment_type: 'minijob' },
    { employment_type: 'minijob' },
  ])
})

test('the template is a file that can be taken over as it is', async () => {
  const owner = await makeOwner()
  for (const language of ['de', 'en']) {
    const template = await read(owner, `/buero/mitarbeiter/import/vorlage.csv?sprache=${language}`)
    const path = await uploaded(owner, 'mitarbeiter', template)
    expect(Object.values(guessesIn(await read(owner, `${path}/spalten`)))).not.toContain('')
    await map(owner, path)
    expect(textOf(await read(owner, path))).toContain('1 Mitarbeiter übernehmen')
  }
})
