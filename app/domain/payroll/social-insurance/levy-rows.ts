import type { Amount } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { LevyRow } from './contribution-rows'
import { type LevyRates, levies } from './levies'

/** Leaves out levies with rate 0. */
export function levyRows(base: { running: Amount; oneTime: Amount }, rates: LevyRates): LevyRow[] {
  const amounts = levies(base, rates)
  const all = base.running + base.oneTime
  const bases = { u1: base.running, u2: base.running, insolvency: all }
  return (['u1', 'u2', 'insolvency'] as const)
    .filter((levy) => rates[levy] > 0n)
    .map((levy) => ({
      levy,
      base: bases[levy],
      rate: rates[levy],
      amount: amounts[levy],
      explanation: explained('levy', { base: money(bases[levy]), rate: percentage(rates[levy]) }),
    }))
}
