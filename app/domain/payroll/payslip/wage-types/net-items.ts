import { explained, money } from '../../explanation'
import type { ExactNetItem } from '../net-items'
import type { PayrollMonth } from '../payroll-month'
import { pensionConversion } from './pension-conversion'

/** Additions to and deductions from net pay by wage types: expenses, savings, and pension contributions from net pay. */
export function wageTypeItems({ input, earnings, socialParameters, of }: PayrollMonth): ExactNetItem[] {
  const repaid = earnings
    .filter(({ isGross, isPaidOut }) => !isGross && isPaidOut)
    .map(({ label, amount, explanation }) => ({ kind: 'reimbursement' as const, label, amount, explanation }))
  const taken = input.earnings.flatMap((each): ExactNetItem[] => {
    if (each.kind === 'savings') return [takenOff('savings', each.label, BigInt(each.savedCents))]
    if (each.kind !== 'pension_conversion') return []
    const { fromNet } = pensionConversion(each, of, socialParameters)
    return fromNet > 0n ? [takenOff('pension_from_net', each.label, fromNet)] : []
  })
  return [...repaid, ...taken]
}

function takenOff(kind: 'savings' | 'pension_from_net', label: string | undefined, amount: bigint) {
  return { kind, label, amount: -amount, explanation: explained('taken_off', { amount: money(amount) }) }
}
