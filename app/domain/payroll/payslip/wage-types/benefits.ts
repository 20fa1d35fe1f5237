import { type Amount, notNegative, ONE, percent } from '../../exact'
import { explained, type Figure, money, percentage, plainNumber } from '../../explanation'
import { divideRounding, roundedShare } from '../../rounding'
import type { RuleKey } from '../../rules'
import type { MonthFigures } from '../../years/parts'
import type { Earning } from '../earning'
import { IN_KIND, type Treatment } from '../treatment'
import type { WageTypeInput } from '../wage-type-input'

/** § 6 (1) no. 4 EStG: list prices are rounded down to hundreds of euros. */
const HUNDRED_EUROS: Amount = 100_00n
const PRIVATE_USE = percent('1')
const PER_KILOMETRE = percent('0.03')

type Of<Kind extends WageTypeInput['kind']> = Extract<WageTypeInput, { kind: Kind }>

export function meals(input: Of<'meals'>, of: MonthFigures): Earning {
  const { breakfast, mainMeal } = of('meals')
  const own = BigInt(input.paidByEmployeeCents)
  const value = breakfast * BigInt(input.breakfasts) + mainMeal * BigInt(input.mainMeals)
  return inKind(input, notNegative(value - own), '§ 2 SvEV', 'benefit_meals', {
    breakfasts: plainNumber(input.breakfasts),
    breakfast: money(breakfast),
    mainMeals: plainNumber(input.mainMeals),
    mainMeal: money(mainMeal),
    own: money(own),
  })
}

export function accommodation(input: Of<'accommodation'>, of: MonthFigures): Earning {
  const full = of('accommodation').monthly
  const reduction = percent(String(input.reductionPercent))
  const value = full - roundedShare(full, reduction)
  const own = BigInt(input.paidByEmployeeCents)
  const figures = { value: money(value), own: money(own) }
  const amount = notNegative(value - own)
  if (reduction === 0n) return inKind(input, amount, '§ 2 SvEV', 'benefit_accommodation', figures)
  return inKind(input, amount, '§ 2 SvEV', 'benefit_accommodation_shared', {
    ...figures,
    full: money(full),
    reduction: percentage(reduction),
  })
}

export function companyCar(input: Of<'company_car'>): Earning {
  const share = { '1': 1n, '0.5': 2n, '0.25': 4n }[input.share]
  const price = (BigInt(input.listPriceCents) / share / HUNDRED_EUROS) * HUNDRED_EUROS
  const kilometres = BigInt(input.commuteKilometres)
  const own = BigInt(input.paidByEmployeeCents)
  const value = divideRounding(price * (PRIVATE_USE + PER_KILOMETRE * kilometres), ONE)
  return inKind(input, notNegative(value - own), '§ 8 (2) EStG', 'benefit_car', {
    price: money(price),
    rate: percentage(PRIVATE_USE),
    kilometreRate: percentage(PER_KILOMETRE),
    kilometres: plainNumber(input.commuteKilometres),
    own: money(own),
  })
}

export function jobBike(input: Of<'job_bike'>): Earning {
  const price = (BigInt(input.listPriceCents) / 4n / HUNDRED_EUROS) * HUNDRED_EUROS
  const figures = { price: money(price), rate: percentage(PRIVATE_USE) }
  return inKind(input, divideRounding(price * PRIVATE_USE, ONE), '§ 8 (2) EStG', 'benefit_bike', figures)
}

function inKind(
  { kind, label }: Pick<WageTypeInput, 'kind' | 'label'>,
  amount: Amount,
  basis: Treatment['basis'],
  ...explanation: [rule: RuleKey, figures: Record<string, Figure>]
): Earning {
  return {
    kind,
    label,
    quantity: undefined,
    ...IN_KIND,
    basis,
    amount,
    explanation: explained(...explanation),
  }
}
