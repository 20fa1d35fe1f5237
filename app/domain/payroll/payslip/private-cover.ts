import { baseBefore } from './history'
import type { YearRecord } from './history-input'
import type { Subsidies, Subsidy } from './subsidies'

type Cover = NonNullable<YearRecord['privateCover']>

/** The year's subsidies to private insurance with this month's. */
export function coverAfter(before: Cover | undefined, subsidies: Subsidies | undefined): Cover | undefined {
  if (!subsidies) return before
  const add = (branch: 'health' | 'care') => withSubsidy(before?.[branch], subsidies[branch])
  const baseAfter = (branch: 'health' | 'care') =>
    baseBefore(branch, before) + Number(subsidies[branch].base.all)
  const [baseCents, careBaseCents] = [baseAfter('health'), baseAfter('care')]
  return {
    days: (before?.days ?? 0) + subsidies.days,
    baseCents,
    ...(careBaseCents !== baseCents && { careBaseCents }),
    health: add('health'),
    care: add('care'),
  }
}

function withSubsidy(
  before: Cover['health'] | undefined,
  { half, amount, oneTime }: Subsidy,
): Cover['health'] {
  return {
    halfPremiumCents: (before?.halfPremiumCents ?? 0) + Number(half),
    paidCents: (before?.paidCents ?? 0) + Number(amount + oneTime.amount),
  }
}
