import { refuseIf } from '../errors'
import { type Amount, total } from '../exact'
import { type Explanation, explained, money } from '../explanation'
import type { Contributions } from '../social-insurance/contribution-rows'
import {
  deductionItems,
  type ExactNetItem,
  inKindItems,
  shortTimeItems,
  subsidyItems,
  voluntaryItems,
} from './net-items'
import type { PayrollMonth } from './payroll-month'
import type { Subsidies } from './subsidies'
import type { TaxRow } from './tax-row'
import { wageTypeItems } from './wage-types/net-items'

export interface Settlement {
  gross: Amount
  net: Amount
  netExplanation: Explanation
  netItems: ExactNetItem[]
  payout: Amount
  payoutExplanation: Explanation
}

function hasDeductions({ input }: PayrollMonth): boolean {
  return input.deductions.length > 0 || input.garnishments.length > 0
}

/**
 * Net is gross less taxes and the employee's contributions (§ 1 (2) no. 7 EBV). Subsidies are added to it;
 * a voluntary member's contributions, benefits in kind and deductions such as garnishment are subtracted.
 * Contributions can exceed very small pay (a Minijob below the minimum base), which makes the payout negative,
 * but deductions may not make it so.
 * @throws PayrollRefusal `deductions_exceed_pay`
 */
export function settle(
  month: PayrollMonth,
  taxRows: readonly TaxRow[],
  insured: Contributions,
  { subsidies, garnished }: { subsidies: Subsidies | undefined; garnished: ExactNetItem[] },
): Settlement {
  const gross = total(month.earnings.filter(({ isGross }) => isGross).map(({ amount }) => amount))
  const taxes = total(taxRows.map(({ amount }) => amount))
  const statutory = insured.rows.filter(({ isVoluntary }) => !isVoluntary)
  const contributions = total(statutory.map(({ employee }) => employee))
  const net = gross - taxes - contributions
  const netItems = [
    ...subsidyItems(month, insured, subsidies),
    ...voluntaryItems(insured, month.input.employment.paysFundDirectly),
    ...shortTimeItems(month),
    ...inKindItems(month),
    ...deductionItems(month),
    ...wageTypeItems(month),
    ...garnished,
  ]
  const additions = total(netItems.filter(({ amount }) => amount > 0n).map(({ amount }) => amount))
  const deductions = -total(netItems.filter(({ amount }) => amount < 0n).map(({ amount }) => amount))
  const payout = net + additions - deductions
  refuseIf(payout < 0n && hasDeductions(month), 'deductions_exceed_pay')
  const netFigures = { gross: money(gross), taxes: money(taxes), contributions: money(contributions) }
  const payoutFigures = { net: money(net), additions: money(additions), deductions: money(deductions) }
  return {
    gross,
    net,
    netExplanation: explained('net', netFigures),
    netItems,
    payout,
    payoutExplanation: explained('payout', payoutFigures),
  }
}
