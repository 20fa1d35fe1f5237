import { type Amount, notNegative, ONE, type Rate, smaller } from '../exact'
import { ageReliefOf } from '../parameters/age-relief'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { wholeEuros, wholeEurosUp } from '../rounding'
import type { TaxClass } from './input'
import { provisionAllowance } from './provision'
import { type RetirementOfYear, retirementTableAllowances } from './retirement'
import { annualTax } from './tariff'
import type { Taxpayer } from './taxpayer'

/** A year's pay with the tax card's allowance and addition, in cents. */
interface AnnualPay {
  /** ZRE4J. */
  pay: Amount
  /** Pay that counts for the insurance allowance (ZRE4VP). */
  provisionPay: Amount
  /** JLFREIB. */
  allowance: Amount
  /** JLHINZU. */
  addition: Amount
  /** The pension of a former employer within the pay. */
  retirement: RetirementOfYear
}

/** The plan's fields behind a year's tax, for the explanation. */
export interface AnnualAssessment {
  /** ZRE4J. */
  pay: Amount
  /** ALTE. */
  ageRelief: Amount
  allowance: Amount
  addition: Amount
  /** ZTABFB: expenses, special expenses and single-parent relief. */
  tableAllowances: Amount
  /** VSP. */
  provision: Amount
  /** KFB if child allowances are deducted too, else 0. */
  childAllowance: Amount
  /** ZVE, at least 0. */
  taxableIncome: Amount
  /** ST. */
  tax: Amount
}

/** Child allowances lower the income for Soli and church tax, not for wage tax, § 51a (2) EStG. */
type ForChildren = 'ignored' | 'deducted'

/** The year's tax on a year's pay (MRE4, MRE4ALTE, MRE4ABZ, MZTABFB, MLSTJAHR). */
export function assess(
  taxpayer: Taxpayer,
  annual: AnnualPay,
  forChildren: ForChildren,
  parameters: WageTaxParameters,
): AnnualAssessment {
  const { taxClass } = taxpayer
  const { retirement } = annual
  const ageRelief = ageReliefFor(taxpayer, annual.pay - retirement.pay)
  const income = notNegative(
    annual.pay - retirement.allowance - ageRelief - annual.allowance + annual.addition,
  )
  const tableAllowances = tableAllowancesOf(taxClass, income, retirement, parameters)
  const provision = provisionAllowance(taxpayer, annual.provisionPay, parameters.provision)
  const childAllowance = forChildren === 'deducted' ? childAllowanceOf(taxpayer, parameters) : 0n
  const taxableIncome = notNegative(income - tableAllowances - childAllowance - provision)
  return {
    pay: annual.pay,
    ageRelief,
    allowance: annual.allowance,
    addition: annual.addition,
    tableAllowances,
    provision,
    childAllowance,
    taxableIncome,
    tax: annualTax(taxableIncome, taxClass, parameters),
  }
}

/** Age relief in whole euros (MRE4ALTE: ALTE, HBALTE), § 24a EStG. */
function ageReliefFor({ ageReliefYear }: Taxpayer, pay: Amount): Amount {
  if (ageReliefYear === undefined) return 0n
  const { rate, maximum } = ageReliefOf(ageReliefYear)
  return smaller(wholeEurosUp(ceilingShare(pay, rate)), maximum)
}

/** Rounding up to the euro must see fractions of a cent, so these are rounded up instead of dropped. */
function ceilingShare(amount: Amount, rate: Rate): Amount {
  return (amount * rate + ONE - 1n) / ONE
}

/** ZTABFB without VSP: ANP, FVBZ, SAP and EFA (MZTABFB); class VI has none of them. */
function tableAllowancesOf(
  taxClass: TaxClass,
  income: Amount,
  retirement: RetirementOfYear,
  parameters: WageTaxParameters,
): Amount {
  if (taxClass === 6) return 0n
  const { taxed, supplement, expenses: ofPension } = retirementTableAllowances(retirement)
  const ofWork = smaller(wholeEurosUp(notNegative(income - taxed)), parameters.expensesLumpSum)
  const singleParent = taxClass === 2 ? parameters.singleParentRelief : 0n
  return ofPension + supplement + ofWork + parameters.specialExpensesLumpSum + singleParent
}

/** KFB, in whole euros. */
export function childAllowanceOf(taxpayer: Taxpayer, { childAllowance }: WageTaxParameters): Amount {
  const { taxClass, childAllowances: tenths } = taxpayer
  const whole = taxClass === 4 ? childAllowance.classFour : childAllowance.classesOneToThree
  return wholeEuros((tenths * whole) / 10n)
}
