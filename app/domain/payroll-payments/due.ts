import type { Payslip } from '../payroll/payslip/result'
import { added, addedByAll, addedPayout, type Counted } from '../payroll-month/counted'
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
  return [
    ...counted.flatMap(duesOfEmployee),
    ...duesToFunds(counted, month),
    { kind: 'minijob' as const, ...ofAll(month), cents: addedByAll(counted, dueToMinijobCentre) },
    { kind: 'tax' as const, ...ofAll(month), cents: addedByAll(counted, dueToTaxOffice) },
  ].filter(({ cents }) => cents !== 0)
}

function ofAll(month: MonthText) {
  return { employee: null, month, name: '' }
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

function namesOf(kind: 'garnishment' | 'savings', slips: readonly Payslip[]): string[] {
  const items = slips.flatMap(({ netItems }) => netItems).filter((item) => item.kind === kind)
  return [...new Set(items.map(({ label }) => label ?? ''))]
}

function deductedFor(kind: 'garnishment' | 'savings', name: string) {
  return ({ netItems }: Payslip): Cents =>
    sum(
      netItems
        .filter((item) => item.kind === kind && (item.label ?? '') === name)
        .map(({ cents }) => 0 - cents),
    )
}

/** To the insurer of a company pension: what the firm pays besides gross pay, converted pay, and what came from net pay. */
export function dueToPension({ employerCosts, netItems }: Payslip): Cents {
  const fromNet = netItems.filter(({ kind }) => kind === 'pension_from_net').map(({ cents }) => 0 - cents)
  return employerCosts.pensionCents + sum(fromNet)
}

/** Wage tax, Soli, church tax, and flat taxes of the employer except that of a Minijob, which its fund collects. */
export function dueToTaxOffice({ taxes, employerCosts }: Payslip): Cents {
  return sum(taxes.map(({ cents }) => cents)) + flatTaxesToTaxOffice(employerCosts)
}

/** The flat tax of § 40a (2) EStG. */
export function flatTaxOfMinijob({ employerCosts }: Payslip): Cents {
  return employerCosts.flatTaxCents - flatTaxesToTaxOffice(employerCosts)
}

function flatTaxesToTaxOffice({ flatTaxes }: Payslip['employerCosts']): Cents {
  return sum(flatTaxes.map((tax) => tax.taxCents + tax.solidarityCents + tax.churchCents))
}

/** Contributions, levies and flat tax of Minijobs and short-term jobs. */
export function dueToMinijobCentre(slip: Payslip): Cents {
  return (dueByFund(slip).get(null) ?? 0) + flatTaxOfMinijob(slip)
}

function duesToFunds(counted: readonly Counted[], month: MonthText): Due[] {
  const slips = counted.flatMap(({ now, before }) => (before ? [now, before.slip] : [now]))
  const names = [...new Set(slips.flatMap((slip) => [...dueByFund(slip).keys()]))].filter(
    (name) => name !== null,
  )
  return names
    .sort((a, b) => a.localeCompare(b, 'de'))
    .map((name) => ({
      ...ofAll(month),
      kind: 'fund' as const,
      name,
      cents: addedByAll(counted, (slip) => dueByFund(slip).get(name) ?? 0),
    }))
}

/**
 * Contributions with both shares and levies by the name of the fund that collects them, null for the Minijob-Zentrale. What a
 * voluntary member pays the fund without the firm is not in it.
 */
export function dueByFund(slip: Payslip): ReadonlyMap<string | null, Cents> {
  const { contributions, employerCosts, employment } = slip
  const own = fundOf(slip, employment.fund.id)
  const due = new Map<string | null, Cents>()
  const add = (fund: string | null, cents: Cents) => due.set(fund, (due.get(fund) ?? 0) + cents)
  for (const row of contributions.filter((row) => !row.isVoluntary || isPassedOn(slip, row.branch)))
    add(fundOf(slip, row.fundId), row.employeeCents + row.employerCents)
  for (const { cents } of employerCosts.levies) add(own, cents)
  return due
}

/** Without an id it is the Minijob-Zentrale. */
function fundOf({ employment }: Payslip, fundId: string | undefined): string | null {
  return fundId ?? employment.fund.id ?? null
}

/** The firm pays a voluntary member's fund if it takes the money off the net pay. */
function isPassedOn({ netItems }: Payslip, branch: Payslip['contributions'][number]['branch']): boolean {
  const kind = branch === 'care' ? 'voluntary_care' : 'voluntary_health'
  return netItems.some((item) => item.kind === kind && item.cents < 0)
}
