import { type Amount, percent, type Rate } from '~/domain/payroll/exact'
import type { SocialInsuranceParameters } from '~/domain/payroll/parameters/social-insurance-parameters'
import { roundedShare } from '~/domain/payroll/rounding'
import { DAYS_A_MONTH } from '~/domain/payroll/social-insurance/ceilings'
import {
  minijobFlatTax,
  minijobHealth,
  minijobPension,
  minimumBase,
} from '~/domain/payroll/social-insurance/minijob'
import {
  privateSubsidy,
  subsidyCareRate,
  subsidyHealthRate,
} from '~/domain/payroll/social-insurance/private-insurance'
import {
  type CareSituation,
  careBaseRates,
  careRates,
  careShares,
  halves,
} from '~/domain/payroll/social-insurance/shares'
import {
  type Answers,
  additionalRate,
  careOf,
  decimal,
  euros,
  type Figures,
  inEuro,
  inEuros,
} from './example-figures'

const NO_PREMIUM_LIMIT: Amount = 10n ** 12n

export function highestContributions(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const { care, health, pensionRate, unemploymentRate } = parameters
  const healthBase = parameters.healthCeiling / 12n
  const careBase = parameters.careCeiling / 12n
  const pensionBase = parameters.pensionCeiling / 12n
  const additional = additionalRate(figures, parameters)
  const inCare = (isSaxony: boolean, isChildless = false): CareSituation => ({
    isSaxony,
    isChildless,
    childrenUnder25: 1,
  })
  const general = halves(healthBase, health.generalRate)
  const extra = halves(healthBase, additional)
  return inEuros({
    kv_ag_ohne_zb: general.employer,
    kv_an_ohne_zb: general.employee,
    kv_ag: general.employer,
    kv_an: general.employee,
    zb_ag: extra.employer,
    zb_an: extra.employee,
    kv_ag_mit_zb: general.employer + extra.employer,
    kv_an_mit_zb: general.employee + extra.employee,
    pv_ag: careShares(careBase, inCare(false), care).employer,
    pv_an: careShares(careBase, inCare(false), care).employee,
    pv_an_kinderlos: careShares(careBase, inCare(false, true), care).employee,
    pv_ag_sachsen: careShares(careBase, inCare(true), care).employer,
    pv_an_sachsen: careShares(careBase, inCare(true), care).employee,
    pv_an_sachsen_kinderlos: careShares(careBase, inCare(true, true), care).employee,
    rv_ag: halves(pensionBase, pensionRate).employer,
    rv_an: halves(pensionBase, pensionRate).employee,
    av_ag: halves(pensionBase, unemploymentRate).employer,
    av_an: halves(pensionBase, unemploymentRate).employee,
  })
}

export function regular(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const pay = euros(figures.AE)
  const below = (ceiling: Amount) => (pay < ceiling / 12n ? pay : ceiling / 12n)
  const healthBase = below(parameters.healthCeiling)
  const pensionBase = below(parameters.pensionCeiling)
  const shares = {
    kv: halves(healthBase, parameters.health.generalRate),
    zb: halves(healthBase, additionalRate(figures, parameters)),
    pv: careShares(below(parameters.careCeiling), careOf(figures), parameters.care),
    rv: halves(pensionBase, parameters.pensionRate),
    av: halves(pensionBase, parameters.unemploymentRate),
  }
  const answers: Record<string, Amount> = {}
  for (const [branch, share] of Object.entries(shares)) {
    answers[`${branch}_an`] = share.employee
    answers[`${branch}_ag`] = share.employer
  }
  answers.summe_an = Object.values(shares).reduce((sum, share) => sum + share.employee, 0n)
  answers.summe_ag = Object.values(shares).reduce((sum, share) => sum + share.employer, 0n)
  return inEuros(answers)
}

export function minijob(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const pay = euros(figures.AE)
  const rules = parameters.minijob
  const whole =
    'rv_an' in figures ? rules.employerPensionRate + percent(String(figures.rv_an)) : percent('18.6')
  const alone = { insuredDays: DAYS_A_MONTH, otherMinijobPay: 0n, otherInsuredPay: [] }
  const pension = minijobPension(pay, minimumBase(pay, alone, rules), whole, rules)
  const health = minijobHealth(pay, rules)
  const tax = minijobFlatTax(pay, rules)
  return inEuros({
    rv_an: pension.employee,
    rv_ag: pension.employer,
    rv: pension.employee + pension.employer,
    kv_ag: health,
    pauschsteuer: tax,
    summe_ag: health + pension.employer + tax,
  })
}

export function highestSubsidy(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const healthBase = parameters.healthCeiling / 12n
  const careBase = parameters.careCeiling / 12n
  const subsidy = (base: Amount, rate: Rate) =>
    privateSubsidy(base, NO_PREMIUM_LIMIT, { days: DAYS_A_MONTH }, rate).amount
  const own = 'satz' in figures ? percent(String(figures.satz)) : undefined
  const answers = inEuros({
    kv: subsidy(healthBase, subsidyHealthRate(parameters, true)),
    pv: subsidy(careBase, subsidyCareRate(parameters, false)),
    pv_sachsen: subsidy(careBase, subsidyCareRate(parameters, true)),
  })
  if (own === undefined) return answers
  const byOwnRate = (base: Amount) => () => inEuro(roundedShare(base, own))
  const ofCare = 'pv' in figures ? {} : { pv: byOwnRate(careBase), pv_sachsen: byOwnRate(careBase) }
  return { ...answers, kv: byOwnRate(healthBase), ...ofCare }
}

export function careRounding(figures: Figures): Answers {
  const base = euros(figures.basis)
  const employee = percent(String(figures.an))
  const surcharge = percent(String(figures.zuschlag))
  const one = roundedShare(base, employee + surcharge)
  const rateInName = `ein_satz_${String(Number(employee + surcharge) / 10_000).replace('.', '_')}`
  return inEuros({
    [rateInName]: one,
    grund: roundedShare(base, employee),
    zuschlag: roundedShare(base, surcharge),
    getrennt_gerundet: roundedShare(base, employee) + roundedShare(base, surcharge),
  })
}

export function carePercentages(figures: Figures, { care }: SocialInsuranceParameters): Answers {
  const children = String(figures.kinder)
  const situation = {
    isSaxony: Number(figures.sachsen) === 1,
    isChildless: children === 'kinderlos',
    childrenUnder25: Number.parseInt(children, 10) || 0,
  }
  const rates = careRates(situation, care)
  const asPercent = (rate: Rate) => (expected: string) => {
    const places = Math.max(expected.split('.')[1]?.length ?? 0, 2)
    return decimal(rate * 10n ** BigInt(places), places + 4)
  }
  return { an: asPercent(rates.employee), ag: asPercent(careBaseRates(situation.isSaxony, care).employer) }
}
