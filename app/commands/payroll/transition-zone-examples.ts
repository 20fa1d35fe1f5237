import type { Amount } from '~/domain/payroll/exact'
import type { SocialInsuranceParameters } from '~/domain/payroll/parameters/social-insurance-parameters'
import {
  transitionCareAdjustment,
  transitionShares,
} from '~/domain/payroll/social-insurance/transition-shares'
import { transitionBases } from '~/domain/payroll/social-insurance/transition-zone'
import { type Answers, additionalRate, careOf, euros, type Figures, inEuros } from './example-figures'

export function transitionZone(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const bases = transitionBases(euros(figures.AE), parameters.transitionZone)
  const care = careOf(figures)
  const shares = {
    kv: transitionShares(bases, parameters.health.generalRate),
    zb: transitionShares(bases, additionalRate(figures, parameters)),
    pv: transitionShares(bases, parameters.care.rate),
    rv: transitionShares(bases, parameters.pensionRate),
    av: transitionShares(bases, parameters.unemploymentRate),
  }
  const { surcharge, reduction } = transitionCareAdjustment(bases, care, parameters.care)
  const employee = Object.values(shares).reduce((sum, share) => sum + share.employee, surcharge - reduction)
  const employer = Object.values(shares).reduce((sum, share) => sum + share.employer, 0n)
  const answers: Record<string, Amount> = {
    be: bases.whole,
    be_an: bases.employee,
    pv_zuschlag_an: surcharge,
    pv_abschlag_an: reduction,
    summe_an: employee,
    summe_ag: employer,
    summe: employee + employer,
  }
  for (const [branch, share] of Object.entries(shares)) {
    answers[`${branch}_an`] = share.employee - (branch === 'pv' ? reduction : 0n)
    answers[`${branch}_ag`] = share.employer
  }
  return inEuros(answers)
}
