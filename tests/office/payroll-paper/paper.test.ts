import { expect, test, vi } from 'vitest'
import { payOf } from '~/domain/insurance-reports/report-pay'
import { verifyClosings } from '~/domain/payroll-closing/verify.server'
import { certificateOf } from '~/domain/payroll-reports/certificate'
import { journalOf } from '~/domain/payroll-reports/journal'
import { readPersonYear } from '~/domain/payroll-reports/person-year.server'
import { readCountedMonth } from '~/domain/payroll-reports/read.server'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { runOf } from '../payroll-run/desk'
import { type Figures, journalFigures, slipFigures, yearFigures } from './figures'
import { filedFigures } from './files'
import { correctMonth, load2027, moveIn, payMonth } from './firm'
import { paperMonth, paperSlips, paperYear } from './paper'

vi.setSystemTime('2027-01-29T09:00:00Z')

const YEAR_2026 = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
const MONTHS = ['2025-11', '2025-12', ...YEAR_2026, '2027-01']
const TIMEOUT_MS = 300_000

async function yearOf({ scope }: Owner, employeeId: string, year: string): Promise<Figures> {
  const person = await readPersonYear(house.reader, house.vault, scope, { employeeId, year })
  const months = person.months.flatMap(({ month, calculation }) =>
    // Directors who are not employees are reported to nobody.
    calculation && calculation.result.employment.kind !== 'director' ? [[month, calculation] as const] : [],
  )
  const period = { from: `${year}-01-01`, to: `${year}-12-31` }
  const last = person.months.at(-1)?.calculation?.result.history.year
  return yearFigures(
    certificateOf(person),
    payOf(period, new Map(months)),
    last === 'unknown' ? undefined : last,
  )
}

/** What differs, so that a failure names lines and not whole payslips. */
function differences(found: Figures, paper: Figures | undefined) {
  const names = [...new Set([...Object.keys(found), ...Object.keys(paper ?? {})])]
  return names
    .filter((name) => found[name] !== paper?.[name])
    .map((name) => `${name}: ${found[name] ?? 0}, on paper ${paper?.[name] ?? 0}`)
}

test('fifteen months of a firm with one of each kind are what was worked on paper', {
  timeout: TIMEOUT_MS,
}, async () => {
  await load2027()
  const owner = await makeOwner()
  const ids = await moveIn(owner)
  const slips = paperSlips()
  const wrong: string[] = []
  const seen: string[] = []
  for (const month of MONTHS) {
    await payMonth(owner, ids, month)
    const { counted } = await readCountedMonth(house.reader, house.vault, owner.scope, month)
    for (const { employee, month: worked, now, before } of counted) {
      const name = `${employee.firstName} ${worked} ${before ? 2 : 1}`
      seen.push(name)
      wrong.push(...differences(slipFigures(now), slips.get(name)).map((line) => `${name}: ${line}`))
    }
    const said = { ...journalFigures(journalOf(counted, month)), ...(await filedFigures(owner, month)) }
    wrong.push(...differences(said, paperMonth(month)).map((line) => `${month}: ${line}`))
    await correctMonth(owner, ids, month)
  }
  for (const year of ['2025', '2026', '2027'])
    for (const [name, employeeId] of ids) {
      const found = await yearOf(owner, employeeId, year)
      const lines = differences(found, paperYear(name, year))
      wrong.push(...lines.map((line) => `${name} ${year}: ${line}`))
    }
  expect(wrong).toEqual([])
  // All that was entered since says nothing else of what is out.
  for (const month of MONTHS)
    expect(
      textOf(await read(owner, runOf(month))).match(/Papier, \w+ freigegeben, seitdem[^€]*€[^€]*€/g) ?? [],
      month,
    ).toEqual([])
  const certificate = async (name: string) =>
    textOf(await read(owner, `/buero/mitarbeiter/${ids.get(name)}/lohnjahr/2026/lohnsteuerbescheinigung`))
  const onFreePay = 'enthalten auch Beiträge auf den steuerfreien Lohn der Aktivrente'
  expect(await certificate('Gerda')).toContain(onFreePay)
  expect(await certificate('Anna')).not.toContain(onFreePay)
  const checked = await verifyClosings(house.reader, house.vault, owner.scope)
  expect(checked).toEqual({ closings: MONTHS.length, broken: [] })
  expect(seen.sort()).toEqual([...slips.keys()].sort())
})
