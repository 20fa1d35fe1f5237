import { money, plainNumber } from '../explanation'
import { type Notice, notice } from '../issues'
import { minimumWageIn } from '../parameters/benefits'
import { wageTypeLimitsIn } from '../parameters/wage-types'
import type { PayrollMonth } from './month'

/** Hours paid below the legal or the trade's minimum wage; apprentices have another one (§ 22 (3) MiLoG). */
export function wageNotices({ input, person }: PayrollMonth): Notice[] {
  if (person.kind === 'apprentice') return []
  const least = minimumWageIn(input.month, input.employer.trade ?? 'none')
  const wages = input.earnings.flatMap((each) =>
    each.kind === 'hours' || each.kind === 'overtime' ? [BigInt(each.hourlyWageCents)] : [],
  )
  const low = wages.find((wage) => wage < least)
  if (low === undefined) return []
  return [notice('below_minimum_wage', { wage: money(low), least: money(least) })]
}

/** What the flat tax of short-term work depends on besides, and a month does not show. */
export function shortTermNotices({ input, person }: PayrollMonth): Notice[] {
  if (person.kind !== 'short_term' || input.taxCard) return []
  const { days, day } = wageTypeLimitsIn(input.month).shortTerm
  return [notice('short_term_conditions', { days: plainNumber(days), day: money(day) })]
}
