import type { PayslipFigures } from '../payroll/unexplained'
import { added, addedPayout, type Counted } from '../payroll-month/counted'
import { fundStatementsOf } from '../payroll-reports/fund-statements'
import { taxReturnOf } from '../payroll-reports/tax-return'
import type { MonthText } from '../values/calendar'
import { type Cents, sum } from '../values/money'

export const DUE_KINDS = [
  ...(['pay', 'garnishment', 'savings', 'pension', 'fund', 'minijob', 'tax'] as const),
] as const

export type DueKind = (typeof DUE_KINDS)[number]

/** What is to be paid to one recipient because of a month's payslips. */
export interface Due {
  kind: DueKind
  /** Whose pay it comes from; null for what is summed over all. */
  employee: Counted['employee'] | null
  /** The month that was worked; for what is summed over all, the payroll month. */
  month: MonthText
  /** Creditor, contract or fund, as payslips name it; empty if they do not. */
  name: string
  /** Negative for what was paid too much: it is not transferred. */
  cents: Cents
}

/** Everything that a payroll month asks to be paid, the differences of corrections as entries of their own. */
export function duesOf(counted: readonly Counted[], month: MonthText): Due[] {
  const ofAll = { employee: null, month }
  return [
    ...counted.flatMap(duesOfEmployee),
    ...fundStatementsOf(counted, month).map(({ fundId, fundName, totalCents }) =>
      fundId === undefined
        ? { ...ofAll, kind: 'minijob' as const, name: '', cents: totalCents }
        : { ...ofAll, kind: 'fund' as const, name: fundName, cents: totalCents },
    ),
    { ...ofAll, kind: 'tax' as const, name: '', cents: taxReturnOf(counted).totalCents },
  ].filter(({ cents }) => cents !== 0)
}

function duesOfEmployee(one: Counted): Due[] {
  const { employee, month, now, before } = one
  const of = (kind: DueKind, name: string, cents: Cents): Due => ({ kind, employee, month, name, cents })
  const deducted = (kind: 'garnishment' | 'savings') => {
    const names = namesOf(kind, before ? [before.slip, now] : [now])
    return names.map((name) => of(kind, name, added(one, deductedFor(kind, name))))
  }
  return [
    of('pay', '', addedPayout(one)),
    ...deducted('garnishment'),
    ...deducted('savings'),
    of('pension', '', added(one, dueToPension)),
  ]
}

function namesOf(kind: 'garnishment' | 'savings', slips: readonly PayslipFigures[]): string[] {
  const items = slips.flatMap(({ netItems }) => netItems).filter((item) => item.kind === kind)
  return [...new Set(items.map(({ label }) => label ?? ''))]
}

function deductedFor(kind: 'garnishment' | 'savings', name: string) {
  return ({ netItems }: PayslipFigures): Cents =>
    sum(
      netItems
        .filter((item) => item.kind === kind && (item.label ?? '') === name)
        .map(({ cents }) => 0 - cents),
    )
}

/** To the insurer of a company pension: what the firm pays besides gross pay, converted pay, and what came from net pay. */
function dueToPension({ employerCosts, netItems }: PayslipFigures): Cents {
  const fromNet = netItems.filter(({ kind }) => kind === 'pension_from_net').map(({ cents }) => 0 - cents)
  return employerCosts.pensionCents + sum(fromNet)
}
