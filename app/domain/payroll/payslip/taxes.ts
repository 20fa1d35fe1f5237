import type { Amount } from '../exact'
import { explained, money, percentage, plainNumber } from '../explanation'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { churchTax, churchTaxRate } from '../wage-tax/church-tax'
import type { WageTaxInput } from '../wage-tax/input'
import { solidarityLimitOf } from '../wage-tax/running-pay'
import { type WageTax, wageTax } from '../wage-tax/wage-tax'
import { equalisationRows } from './equalised-taxes'
import { isFlatTaxed } from './flat-tax'
import type { PayrollMonth } from './payroll-month'
import { isFlatSmallJob } from './small-job'
import type { TaxRow } from './tax-row'
import { wageTaxInputOf } from './wage-tax-input'

const MONTHS_A_YEAR = 12
const DAYS_A_YEAR = 360

/** By the tax card; flat taxes are the employer's. */
export function taxesOf(month: PayrollMonth, monthlySubsidy: Amount): TaxRow[] {
  const { input, period, taxParameters } = month
  const { personGroup } = input.employment
  if (isFlatTaxed(input) || isFlatSmallJob(input) || (personGroup === '110' && !input.taxCard)) return []
  const plan = wageTaxInputOf(month, monthlySubsidy)
  const rows = taxRows(plan, period.taxDays, input.employer.state, taxParameters)
  return [...rows, ...equalisationRows(month, plan, rows)]
}

/**
 * Wage tax, Soli and church tax of a month, separately for running and one-time pay. In a part month the tax
 * of one day is multiplied by the number of days (section 2.1 of the plan).
 */
function taxRows(
  input: WageTaxInput,
  taxDays: number,
  state: string,
  parameters: WageTaxParameters,
): TaxRow[] {
  const tax = wageTax(input, parameters)
  const times = input.period === 'day' ? BigInt(taxDays) : 1n
  const rate = churchTaxRate(state, parameters)
  const rows: TaxRow[] = [
    {
      tax: 'wage_tax',
      part: 'running',
      amount: BigInt(tax.wageTaxCents) * times,
      explanation: explained(input.period === 'day' ? 'wage_tax_by_day' : 'wage_tax', {
        ...runningFigures(tax),
        tax: money(BigInt(tax.wageTaxCents)),
        days: plainNumber(taxDays),
      }),
    },
    {
      tax: 'solidarity',
      part: 'running',
      amount: BigInt(tax.solidarityCents) * times,
      explanation: explained('solidarity_of_period', {
        annualBase: money(tax.steps.running.annualSurchargeBase),
        rate: percentage(parameters.solidarity.rate),
        mitigationRate: percentage(parameters.solidarity.mitigationRate),
        limit: money(solidarityLimitOf(input.taxClass, parameters)),
        periods: plainNumber(input.period === 'day' ? DAYS_A_YEAR : MONTHS_A_YEAR),
        days: plainNumber(input.period === 'day' ? taxDays : 1),
      }),
    },
  ]
  if (input.isChurchMember) {
    const base = BigInt(tax.churchBaseCents)
    rows.push({
      tax: 'church_tax',
      part: 'running',
      amount: churchTax(base, rate) * times,
      explanation: explained(times > 1n ? 'church_tax_by_day' : 'church_tax', {
        base: money(base),
        rate: percentage(rate),
        days: plainNumber(taxDays),
      }),
    })
  }
  return input.oneTime ? [...rows, ...oneTimeRows(tax, input, rate, parameters)] : rows
}

function oneTimeRows(
  tax: WageTax,
  input: WageTaxInput,
  rate: bigint,
  parameters: WageTaxParameters,
): TaxRow[] {
  const { without, with: withIt } = tax.steps.oneTime
  const part = 'one_time'
  const wageTaxAmount = BigInt(tax.oneTimeWageTaxCents)
  const rows: TaxRow[] = [
    {
      tax: 'wage_tax',
      part,
      amount: wageTaxAmount,
      explanation: explained('wage_tax_one_time', {
        payBefore: money(without?.pay ?? 0n),
        taxBefore: money(without?.tax ?? 0n),
        payAfter: money(withIt?.pay ?? 0n),
        taxAfter: money(withIt?.tax ?? 0n),
        factor: plainNumber(input.factor ?? '1'),
      }),
    },
    {
      tax: 'solidarity',
      part,
      amount: BigInt(tax.oneTimeSolidarityCents),
      explanation: explained(
        BigInt(tax.oneTimeSolidarityCents) > 0n ? 'solidarity_one_time' : 'solidarity_one_time_free',
        { base: money(wageTaxAmount), rate: percentage(parameters.solidarity.rate) },
      ),
    },
  ]
  if (!input.isChurchMember) return rows
  const base = BigInt(tax.oneTimeChurchBaseCents)
  const explanation = explained('church_tax', { base: money(base), rate: percentage(rate) })
  return [...rows, { tax: 'church_tax', part, amount: churchTax(base, rate), explanation }]
}

function runningFigures({ steps }: WageTax) {
  const { assessment, annualWageTax } = steps.running
  return {
    annualPay: money(assessment.pay),
    ageRelief: money(assessment.ageRelief),
    allowance: money(assessment.allowance),
    addition: money(assessment.addition),
    tableAllowances: money(assessment.tableAllowances),
    provision: money(assessment.provision),
    taxableIncome: money(assessment.taxableIncome),
    annualTax: money(annualWageTax),
  }
}
