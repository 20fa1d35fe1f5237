import { type Amount, total } from '../exact'
import { percentText } from '../explanation'
import type { Contributions } from '../social-insurance/contribution-rows'
import type { EarningInput } from './earning-input'
import { flatTaxOf } from './flat-tax'
import { flatTaxesOf } from './flat-taxes'
import type { PayrollMonth } from './payroll-month'
import { refundsOf } from './refunds'
import type { Payslip } from './result'
import type { Settlement } from './settlement'
import { pensionConversion } from './wage-types/pension-conversion'

/** What the month costs the firm: gross pay and what it pays on top. */
export function employerCosts(
  month: PayrollMonth,
  insured: Contributions,
  { gross, netItems }: Settlement,
): Payslip['employerCosts'] {
  const { taxable, input, socialParameters } = month
  const shares = total(insured.rows.filter((row) => !row.isVoluntary).map(({ employer }) => employer))
  const levies = total(insured.levies.map(({ amount }) => amount))
  const flatTaxes = flatTaxesOf(month)
  const ofMinijob = flatTaxOf(input, taxable.running + taxable.other, socialParameters)
  const flatTax = ofMinijob + total(flatTaxes.map(({ tax, solidarity, church }) => tax + solidarity + church))
  const pension = total(input.earnings.map((each) => pensionCost(each, month)))
  const refunds = refundsOf(month, insured)
  const subsidies = total(
    netItems.filter(({ kind }) => kind.includes('_subsidy')).map(({ amount }) => amount),
  )
  return {
    levies: insured.levies.map(({ base, rate, amount, ...levy }) => ({
      ...levy,
      baseCents: Number(base),
      rate: percentText(rate),
      cents: Number(amount),
    })),
    contributionsCents: Number(shares),
    leviesCents: Number(levies),
    flatTaxes: flatTaxes.map(({ basis, base, tax, solidarity, church, explanation }) => ({
      basis,
      baseCents: Number(base),
      taxCents: Number(tax),
      solidarityCents: Number(solidarity),
      churchCents: Number(church),
      explanation,
    })),
    flatTaxCents: Number(flatTax),
    pensionCents: Number(pension),
    subsidiesCents: Number(subsidies),
    ...(refunds.length > 0 && { refunds }),
    totalCents: Number(gross + shares + levies + flatTax + subsidies + pension),
  }
}

/** Company pension on top of gross pay: the employer's part and the converted pay. */
function pensionCost(input: EarningInput, { of, socialParameters }: PayrollMonth): Amount {
  if (input.kind !== 'pension_conversion') return 0n
  const { fromNet } = pensionConversion(input, of, socialParameters)
  return BigInt(input.employerCents + input.amountCents) - fromNet
}
