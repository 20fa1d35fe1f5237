import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { payrollYear } from '~/commands/payroll-year/payroll-year'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import { readFigures } from '~/domain/payroll-years/loaded.server'
import { madeFile, setFigure, type YearFile } from '../../domain/payroll/years/file-of'
import { db, house } from '../../support/house'

/** Cells of the ministry's general table of 2026, which a file with its figures must give in 2027 too. */
const CELLS = [
  ['1', '95000', '21343'],
  ['2', '95000', '19729'],
  ['3', '95000', '13580'],
  ['4', '92500', '20390'],
  ['5', '95000', '28252'],
  ['6', '95000', '28784'],
]
const ROWS = CELLS.map(([STKL = '', pay, tax]) => ({
  ...{ id: `class ${STKL}`, jahr: '2027', LZZ: '1', STKL, RE4: `${pay}00`, KVZ: '2.90' },
  ...{ PVZ: STKL === '2' ? '0' : '1', erwartet_LSTLZZ_cent: `${tax}00` },
}))

function fileWith(change: (file: YearFile) => void = () => {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-year-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, '2027.json')
  const file = madeFile((made) => {
    setFigure(made, 'payLimits.privateSince2002', '66150.00')
    made.checks = structuredClone(ROWS)
    change(made)
  })
  writeFileSync(path, JSON.stringify(file))
  return path
}

const run = (...words: string[]) => payrollYear([...words, '--language', 'de'])
const loaded = () =>
  db.selectFrom('payroll_years').select(['version', 'year', 'sha256', 'loaded_by']).execute()

// All share one database, so what loads comes last.

test('--check lists each change with its old and new value, and loads nothing', async () => {
  const path = fileWith((file) => {
    setFigure(file, 'meals.breakfast', '2.45')
    setFigure(file, 'insolvencyRate.rate', '0.1')
    file.parts.cleaningWage = {
      spells: [],
      missing: { due: '2026-12-31', by: 'ordinance on building cleaning' },
    }
  })
  const { text, exitCode } = await run(path, '--check')
  expect(text).toContain('die Sachbezugswerte für Mahlzeiten (meals.breakfast): 2.37 → 2.45')
  expect(text).toContain('die Insolvenzgeldumlage (insolvencyRate.rate): 0.15 → 0.1')
  expect(text).toContain('Neu bekannt: 55 Werte')
  expect(text).toContain(
    'der Mindestlohn der Gebäudereinigung: üblich bis 2026-12-31; ordinance on building cleaning',
  )
  expect([exitCode, await loaded()]).toEqual([0, []])
})

test.each<[string, (file: YearFile) => void, string]>([
  [
    'an official row that comes out otherwise',
    (file) => Object.assign(file.checks[0] ?? {}, { erwartet_LSTLZZ_cent: '2134400' }),
    'Amtliche Prüfzeile class 1: LSTLZZ is 2134300, expected 2134400',
  ],
  [
    'a plan that nothing proves for class III',
    (file) => (file.checks = file.checks.filter(({ STKL }) => STKL !== '3')),
    'Zum Plan der Lohnsteuer fehlen amtliche Prüfzeilen (checks) für Steuerklasse 3.',
  ],
  [
    'a Minijob limit that is not of the minimum wage',
    (file) => setFigure(file, 'minimumWage.hourly', '14.60'),
    'Die Minijobgrenze ist nicht Mindestlohn × 130 / 3',
  ],
  [
    'a zone apart from it',
    (file) => setFigure(file, 'zone.lowerLimit', '604.00'),
    'Der Übergangsbereich beginnt nicht',
  ],
  [
    'a tariff with a jump',
    (file) => {
      const zones = file.parts.wageTax?.spells[0]?.zones as { value: { minus?: string }[] }
      Object.assign(zones.value[3] ?? {}, { minus: '19070.38' })
    },
    'Der Steuertarif springt an einer Zonengrenze',
  ],
  [
    'half a child allowance that is none',
    (file) => setFigure(file, 'wageTax.childAllowanceInClassFour', '4879.00'),
    'Der Kinderfreibetrag in Klasse IV ist nicht die Hälfte.',
  ],
  [
    'ceilings for wage tax that are others',
    (file) => setFigure(file, 'careCeiling.yearly', '66150.00'),
    'Die Grenzen der Vorsorgepauschale sind nicht die Beitragsbemessungsgrenzen.',
  ],
  [
    'rates for wage tax that are others',
    (file) => setFigure(file, 'pensionRate.rate', '18.8'),
    'Die Sätze der Vorsorgepauschale sind nicht die Arbeitnehmeranteile.',
  ],
  [
    'a health ceiling against § 223 (4) SGB V',
    (file) => setFigure(file, 'payLimits.privateSince2002', '69750.00'),
    'liegt nicht 3.600 über der Grenze des § 6 Abs. 7 SGB V.',
  ],
  [
    'a figure that was known before',
    (file) => (file.parts.commute = { spells: [], missing: { due: '2026-12-31', by: 'somebody' } }),
    'War schon bekannt und fehlt jetzt: die Entfernungspauschale (commute.near): 0.38 → fehlt',
  ],
  [
    'a part nobody knows',
    (file) => (file.parts.weather = { spells: [] }),
    'parts: Unrecognized key: "weather"',
  ],
  [
    'an amount with a comma',
    (file) => setFigure(file, 'meals.breakfast', '2,45'),
    'parts.meals.spells.0.breakfast.value',
  ],
  [
    'a change larger than usual',
    (file) => setFigure(file, 'minijobTax.rate', '5'),
    '! die Pauschsteuer für Minijobs (minijobTax.rate): 2 → 5',
  ],
])('refuses %s', async (_, change, words) => {
  const { text, exitCode } = await run(fileWith(change))
  expect([exitCode, text]).toEqual([1, expect.stringContaining(words)])
  expect(await loaded()).toEqual([])
})

test('--accept takes a larger change, and no contradiction', async () => {
  const large = fileWith((file) => setFigure(file, 'minijobTax.rate', '5'))
  expect((await run(large, '--check', '--accept')).exitCode).toBe(0)
  const wrong = fileWith((file) => setFigure(file, 'zone.lowerLimit', '604.00'))
  expect((await run(wrong, '--check', '--accept')).exitCode).toBe(1)
})

test.each([
  ['not-there.json', 66, 'Die Datei not-there.json lässt sich nicht lesen.'],
  ['package.json', 1, 'Die Datei ist nicht aufgebaut wie die Werte eines Jahres:'],
  ['README.md', 1, 'Das ist kein JSON'],
])('%s is no year', async (file, exitCode, words) => {
  expect(await run(file)).toEqual({ exitCode, text: expect.stringContaining(words) })
})

test('loads a file with its hash, who and when, and the next calculation uses it', async () => {
  expect((await readFigures(house.reader)).isKnown('wageTax', '2027-01')).toBe(false)
  const path = fileWith()
  expect((await run(path, '--by', 'Beate')).text).toContain('Geladen: 2027.5 durch Beate, SHA-256 ')
  expect(await loaded()).toMatchObject([
    { version: '2027.5', year: 2027, loaded_by: 'Beate', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  const figures = await readFigures(house.reader)
  expect(figures.wageTax('2027-01').version).toBe('2027.5')
  expect(figures.wageTax('2026-01').version).toBe('2026.3')
  expect(await run(path)).toEqual({ text: 'Diese Datei (2027.5) ist schon geladen.', exitCode: 0 })
  expect(await loaded()).toHaveLength(1)
})

test('of two versions the one with the higher number holds, whichever was loaded last', async () => {
  for (const version of ['2027.9', '2027.10'])
    expect((await run(fileWith((file) => Object.assign(file, { version })))).exitCode).toBe(0)
  expect((await readFigures(house.reader)).socialInsurance('2027-01').version).toBe('2027.10')
  const { text, exitCode } = await run(
    fileWith((file) => Object.assign(file, { version: '2027.9', asOf: '2027-01-02' })),
  )
  expect([exitCode, text]).toEqual([
    1,
    expect.stringContaining('Es gilt schon 2027.10: 2027.9 ist nicht neuer.'),
  ])
})

test('what was loaded can be neither changed nor removed', async () => {
  expect(await loaded()).toHaveLength(3)
  const change = writing(house, ALL_TENANTS, (trx) =>
    trx.updateTable('payroll_years').set({ year: 2026 }).execute(),
  )
  await expect(change).rejects.toThrow('what was loaded stays')
  const removal = writing(house, ALL_TENANTS, (trx) => trx.deleteFrom('payroll_years').execute())
  await expect(removal).rejects.toThrow('what was loaded stays')
})
