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
  employer: { name: 'Glanz GmbH', address: 'Hafenstraße 1, Hamburg', state: 'HH', takesPartInU1: true },
  employee: {
    name: 'Kim Beispiel',
    address: 'Lindenallee 2, Hamburg',
    birthDate: '1990-06-15',
    insuranceNumber: '15150690B018',
    taxId: '02476291358',
    isParent: false,
  },
  employment: { kind: 'regular', from: '2020-01-01', contributionGroup: '1111', fundId: 'nord' },
  taxCard: { taxClass: 1 },
  earnings: [],
  funds: [
    { id: 'nord', name: 'Nord', validFrom: '2025-01', additionalRate: '2.5', u1Rate: '1.6', u2Rate: '0.4' },
    { id: 'nord', name: 'Nord', validFrom: '2026-01', additionalRate: '2.9', u1Rate: '1.6', u2Rate: '0.4' },
  ],
}

/** A year that has seen nothing yet. */
export const NO_YEAR = {
  insuredDays: 0,
  taxDays: 0,
  grossCents: 0,
  taxableRunningCents: 0,
  taxableOneTimeCents: 0,
  flatTaxedCents: 0,
  wageTaxCents: 0,
  solidarityCents: 0,
  churchTaxCents: 0,
  healthBaseCents: 0,
  pensionBaseCents: 0,
  healthCents: 0,
  careCents: 0,
  pensionCents: 0,
  unemploymentCents: 0,
  netCents: 0,
  payoutCents: 0,
}

/** `PLAIN_INPUT` with changes, one level deep. */
export function inputWith(changes: Json): Json {
  const input: Json = { ...PLAIN_INPUT }
  for (const [key, change] of Object.entries(changes)) {
    const plain = input[key]
    const isPart = typeof change === 'object' && change !== null && !Array.isArray(change)
    input[key] = isPart && typeof plain === 'object' ? { ...plain, ...change } : change
  }
  return input
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
  const put = (name: string, part: 'running' | 'one_time', cents: number) => {
    figures[part === 'running' ? name : `${name} one-time`] = cents
  }
  for (const row of slip.contributions) put(BRANCHES[row.branch], row.part, row.employeeCents)
  for (const row of slip.taxes) put(TAXES[row.tax], row.part, row.cents)
  for (const row of slip.bases) put(`base ${row.of}`, row.part, row.cents)
  for (const row of slip.netItems) figures[row.kind.replaceAll('_', ' ')] = row.cents
  for (const row of slip.employerCosts.levies) figures[row.levy] = row.cents
  if (slip.employerCosts.flatTaxCents > 0) figures['flat tax of employer'] = slip.employerCosts.flatTaxCents
  return figures
}

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
