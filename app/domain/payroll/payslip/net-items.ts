import type { Amount } from '../exact'
import { type Explanation, explained, money } from '../explanation'
import { divideRounding } from '../rounding'
import type { PayrollMonth } from './month'
import type { NetItem } from './result-lines'
import type { Subsidies } from './subsidies'

export interface ExactNetItem {
  kind: NetItem['kind']
  label: string | undefined
  amount: Amount
  explanation: Explanation
}

export function subsidyItems({ input }: PayrollMonth, subsidies: Subsidies | undefined): ExactNetItem[] {
  const { privateInsurance } = input.employment
  if (!subsidies || !privateInsurance) return []
  const { health, care, healthMaximum, careMaximum } = subsidies.due
  const item = (
    kind: NetItem['kind'],
    amount: Amount,
    premiumCents: number,
    maximum: Amount,
  ): ExactNetItem => {
    const premium = BigInt(premiumCents)
    const figures = {
      premium: money(premium),
      half: money(divideRounding(premium, 2n)),
      maximum: money(maximum),
    }
    return { kind, label: undefined, amount, explanation: explained('private_subsidy', figures) }
  }
  return [
    item('health_subsidy', health, privateInsurance.healthPremiumCents, healthMaximum),
    item('care_subsidy', care, privateInsurance.carePremiumCents, careMaximum),
  ]
}

export function inKindItems({ earnings }: PayrollMonth): ExactNetItem[] {
  return earnings
    .filter(({ isPaidOut }) => !isPaidOut)
    .map(({ label, amount }) => ({
      kind: 'benefit_in_kind',
      label,
      amount: -amount,
      explanation: entered(amount),
    }))
}

export function deductionItems({ input }: PayrollMonth): ExactNetItem[] {
  return input.deductions.map(({ kind, label, amountCents }) => {
    const amount = BigInt(amountCents)
    return { kind, label, amount: -amount, explanation: entered(amount) }
  })
}

function entered(amount: Amount): Explanation {
  return explained('pay_as_entered', { amount: money(amount) })
}
