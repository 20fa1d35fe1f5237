import { refuseIf } from '../../errors'
import { notNegative, percent } from '../../exact'
import { explained, money, percentage, plainNumber } from '../../explanation'
import { divideRounding, roundedShare } from '../../rounding'
import type { MonthFigures } from '../../years/parts'
import type { Earning } from '../earning'
import { freeBy } from '../treatment'
import type { WageTypeInput } from '../wage-type-input'
import { lineOf } from './capped'

type Of<Kind extends WageTypeInput['kind']> = Extract<WageTypeInput, { kind: Kind }>

/** Net pay per calendar day over three months less the health fund's payment, times the days. */
export function maternitySubsidy(input: Of<'maternity_subsidy'>, of: MonthFigures): Earning {
  const net = BigInt(input.netOfThreeMonthsCents)
  const ofFund = of('maternity').daily
  const daily = divideRounding(net, BigInt(input.daysOfThreeMonths))
  const figures = {
    net: money(net),
    netDays: plainNumber(input.daysOfThreeMonths),
    daily: money(daily),
    ofFund: money(ofFund),
    days: plainNumber(input.days),
  }
  return {
    ...lineOf(input, freeBy('§ 3 no. 1 d EStG')),
    amount: notNegative(daily - ofFund) * BigInt(input.days),
    explanation: explained('maternity_subsidy', figures),
  }
}

/** @throws PayrollRefusal `top_up_too_low` */
export function topUp(input: Of<'partial_retirement'>, of: MonthFigures): Earning {
  const rate = percent(input.topUpPercent)
  const { leastTopUp } = of('partialRetirement')
  refuseIf(rate < leastTopUp, 'top_up_too_low')
  const pay = BigInt(input.regularPayCents)
  return {
    ...lineOf(input, freeBy('§ 3 no. 28 EStG')),
    amount: roundedShare(pay, rate),
    explanation: explained('top_up', { pay: money(pay), rate: percentage(rate) }),
  }
}
