import type { Counted } from '../payroll-month/counted'

/** Amounts of a payslip by name, or of a correction what it adds. */
export type Amounts<Name extends string> = Record<Name, number>

/** What a counted payslip adds to its payroll month, amount by amount. */
export function addedAmounts<Name extends string>(
  { now, payoutCents, before }: Counted,
  amountsOf: (slip: Counted['now'], payoutCents: number) => Amounts<Name>,
): Amounts<Name> {
  const all = amountsOf(now, payoutCents)
  if (!before) return all
  const known = amountsOf(before.slip, before.payoutCents)
  return byName(all, (name) => all[name] - known[name])
}

/** Undefined if there is nothing to add up. */
export function sumOfAmounts<Name extends string>(all: readonly Amounts<Name>[]): Amounts<Name> | undefined {
  const [first, ...others] = all
  return first && byName(first, (name) => others.reduce((total, one) => total + one[name], first[name]))
}

function byName<Name extends string>(of: Amounts<Name>, amountOf: (name: Name) => number): Amounts<Name> {
  const names = Object.keys(of) as Name[]
  return Object.fromEntries(names.map((name) => [name, amountOf(name)])) as Amounts<Name>
}
