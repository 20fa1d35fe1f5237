import { Temporal } from 'temporal-polyfill'
import type { YearRecord } from '~/domain/payroll/payslip/history-input'
import type { Payslip } from '../../../../app/domain/payroll/payslip/result'

/** A payslip worked on paper: what differs from `PLAIN_INPUT`, and a table of name, euros and reasoning. */
export interface WorkedPayslip {
  name: string
  input: Record<string, unknown>
  paper: string
}

type Json = Record<string, unknown>

/** Somebody of 35 in Hamburg, childless, in class I, insured in every branch with a fund of 2.5 % (2026: 2.9 %). */
export const PLAIN_INPUT: Json = {
  month: '2026-05',
  employer: { state: 'HH', takesPartInU1: true },
  employee: { birthDate: '1990-06-15', isParent: false },
  employment: { personGroup: '101', from: '2020-01-01', contributionGroup: '1111', fundId: 'nord' },
  taxCard: { taxClass: 1 },
  earnings: [],
  funds: [
    { id: 'nord', name: 'Nord', validFrom: '2025-01', additionalRate: '2.5', u1Rate: '1.6', u2Rate: '0.4' },
    { id: 'nord', name: 'Nord', validFrom: '2026-01', additionalRate: '2.9', u1Rate: '1.6', u2Rate: '0.4' },
  ],
}

/** Insured days and liable pay that are the same in every branch, or differ for health and pension. */
export function insuredYear(days: number, healthCents: number, pensionCents = healthCents) {
  const health = { days, cents: healthCents }
  const pension = { days, cents: pensionCents }
  return { health, care: health, pension, unemployment: pension }
}

/** A year that has seen nothing yet. */
export const NO_YEAR: YearRecord = {
  insured: insuredYear(0, 0),
  taxDays: 0,
  grossCents: 0,
  taxableRunningCents: 0,
  taxableOneTimeCents: 0,
  flatTaxedCents: 0,
  wageTaxCents: 0,
  solidarityCents: 0,
  churchTaxCents: 0,
  healthCents: 0,
  careCents: 0,
  pensionCents: 0,
  unemploymentCents: 0,
  netCents: 0,
  payoutCents: 0,
}

/** A year of so many whole months with the same running pay below all ceilings. */
export function yearOfMonths(months: number, monthlyCents: number): YearRecord {
  const cents = months * monthlyCents
  const sums = { grossCents: cents, taxableRunningCents: cents, taxDays: 30 * months }
  return { ...NO_YEAR, ...sums, insured: insuredYear(30 * months, cents) }
}

/** `PLAIN_INPUT` with changes, one level deep, and a history that fits: empty, unless changed too. */
export function inputWith(changes: Json): Json {
  const input: Json = { ...PLAIN_INPUT }
  for (const [key, change] of Object.entries(changes)) {
    const plain = input[key]
    const isPart = typeof change === 'object' && change !== null && !Array.isArray(change)
    input[key] = isPart && typeof plain === 'object' ? { ...plain, ...change } : change
  }
  return 'history' in changes && typeof changes.history !== 'object'
    ? input
    : { ...input, history: historyOf(input) }
}

function historyOf({ month, employment, history }: Json) {
  const { from, contributionGroup, fundId } = employment as Record<string, string>
  if (history === undefined && String(from).slice(0, 7) >= String(month)) return 'first_month'
  const through = Temporal.PlainYearMonth.from(String(month).replace(/-(13|00)$/, '-12'))
    .subtract({ months: 1 })
    .toString()
  return { through, contributionGroup, fundId, year: NO_YEAR, lastYear: 'unknown', ...(history as Json) }
}

/** The lines of a paper table by name, in cents. */
export function paperFigures(paper: string): Record<string, number> {
  const lines = paper.trim().split('\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', amount = ''] = /^\s*(.+?)\s{2,}(-?[\d,]+\.\d\d)\s{2,}\S/.exec(line) ?? []
      return [name, Number(amount.replace(/[,.]/g, ''))]
    }),
  )
}

/** A payslip's amounts by the names of the paper tables, in cents. */
export function payslipFigures(slip: Payslip): Record<string, number> {
  const figures: Record<string, number> = {
    gross: slip.totals.grossCents,
    net: slip.net.cents,
    payout: slip.payout.cents,
    costs: slip.employerCosts.totalCents,
  }
  const put = (name: string, part: keyof typeof PARTS, cents: number) => {
    figures[`${name}${PARTS[part]}`] = cents
  }
  for (const row of slip.contributions) {
    if (row.isVoluntary) continue
    const cents = row.part === 'fictitious' ? row.employerCents : row.employeeCents
    put(BRANCHES[row.branch], row.part, cents)
  }
  for (const row of slip.taxes) put(TAXES[row.tax], row.part, row.cents)
  for (const row of slip.earnings) if (row.kind === 'passed_on_flat_tax') figures['passed on'] = row.cents
  for (const row of slip.bases) put(`base ${row.of}`, row.part, row.cents)
  for (const row of slip.netItems) {
    const name = row.kind.replaceAll('_', ' ')
    figures[name] = (figures[name] ?? 0) + row.cents
  }
  for (const row of slip.employerCosts.levies) figures[row.levy] = row.cents
  for (const row of slip.employerCosts.refunds ?? [])
    figures[`back ${row.of.replaceAll('_', ' ')}`] = row.cents
  if (slip.employerCosts.flatTaxCents > 0) figures['flat tax of employer'] = slip.employerCosts.flatTaxCents
  return figures
}

const PARTS = { running: '', one_time: ' one-time', fictitious: ' fictitious', equalisation: ' back' }

const BRANCHES = {
  health: 'health',
  additional_health: 'additional',
  care: 'care',
  pension: 'pension',
  unemployment: 'unemployment',
} as const

const TAXES = {
  wage_tax: 'wage tax',
  solidarity: 'soli',
  church_tax: 'church tax',
  flat_tax: 'flat tax',
} as const
