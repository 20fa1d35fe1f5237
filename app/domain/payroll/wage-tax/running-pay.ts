import { type Amount, larger, ONE, smaller } from '../exact'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { truncatedShare, wholeEuros } from '../rounding'
import { type AnnualAssessment, assess } from './annual-income'
import type { TaxClass } from './input'
import { forThePeriod, forTheYear } from './periods'
import { retirementOfYear } from './retirement'
import { splittingShares } from './tariff'
import type { Taxpayer } from './taxpayer'

export interface RunningPayTax {
  /** LSTLZZ, SOLZLZZ, BK. */
  wageTax: Amount
  solidarity: Amount
  churchBase: Amount
  assessment: AnnualAssessment
  /** LSTJAHR and JBMG, in cents. */
  annualWageTax: Amount
  annualSurchargeBase: Amount
}

/** Wage tax, Soli and church tax base on running pay (MRE4JL, MBERECH), § 39b (2) EStG. */
export function runningPayTax(taxpayer: Taxpayer, parameters: WageTaxParameters): RunningPayTax {
  const { period } = taxpayer
  const pay = forTheYear(taxpayer.pay, period)
  const annual = {
    pay,
    provisionPay: pay,
    allowance: forTheYear(taxpayer.allowance, period),
    addition: forTheYear(taxpayer.addition, period),
    retirement: retirementOfYear(forTheYear(taxpayer.retirementPay, period), taxpayer.retirement, {
      isYear: period === 'year',
      deathBenefit: 0n,
    }),
  }
  const assessment = assess(taxpayer, annual, 'ignored', parameters)
  const annualWageTax = withFactor(assessment.tax, taxpayer)
  const withChildren = assess(taxpayer, annual, 'deducted', parameters)
  const annualSurchargeBase = withFactor(withChildren.tax, taxpayer)
  return {
    wageTax: forThePeriod(annualWageTax, period),
    solidarity: forThePeriod(annualSolidarity(annualSurchargeBase, taxpayer, parameters), period),
    churchBase: taxpayer.isChurchMember ? forThePeriod(annualSurchargeBase, period) : 0n,
    assessment,
    annualWageTax,
    annualSurchargeBase,
  }
}

/** A year's tax times the factor of class IV, in whole euros, § 39f EStG. */
export function withFactor(tax: Amount, { factor }: Taxpayer): Amount {
  return wholeEuros(truncatedShare(tax, factor))
}

/** No Soli is due up to this tax (SOLZFREI). */
export function solidarityLimitOf(taxClass: TaxClass, { solidarity }: WageTaxParameters): Amount {
  return solidarity.limit * splittingShares(taxClass)
}

/** Soli of the year with the mitigation zone (MSOLZ: SOLZJ, SOLZMIN), § 3, § 4 SolZG. */
function annualSolidarity(base: Amount, taxpayer: Taxpayer, parameters: WageTaxParameters): Amount {
  const excess = larger(base - solidarityLimitOf(taxpayer.taxClass, parameters), 0n)
  const { rate, mitigationRate } = parameters.solidarity
  return smaller((base * rate) / ONE, (excess * mitigationRate) / ONE)
}
