import type { Amount } from '~/domain/payroll/exact'
import type { SocialInsuranceParameters } from '~/domain/payroll/parameters/social-insurance-parameters'
import {
  transitionBases,
  transitionBasesFor,
  transitionCareAdjustment,
  transitionLines,
  transitionShares,
} from '~/domain/payroll/social-insurance/transition-zone'
import {
  type Answers,
  additionalRate,
  careOf,
  decimal,
  euros,
  type Figures,
  inEuros,
} from './example-figures'

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

export function transitionFormulae(_: Figures, { transitionZone: zone }: SocialInsuranceParameters): Answers {
  const line = (name: keyof ReturnType<typeof transitionLines>) => (expected: string) => {
    const places = expected.split('.')[1]?.length ?? 0
    return decimal(transitionLines(zone, places)[name], places)
  }
  return {
    be_faktor: line('wholeFactor'),
    be_abzug: line('wholeDeduction'),
    be_an_faktor: line('employeeFactor'),
    be_an_abzug: line('employeeDeduction'),
  }
}

export function transitionPartMonth(
  figures: Figures,
  { transitionZone: zone }: SocialInsuranceParameters,
): Answers {
  const monthly = transitionBases(euros(figures.GAE_monat), zone)
  const part = transitionBasesFor(euros(figures.GAE_teil), Number(figures.svtage), zone)
  return inEuros({
    be: monthly.whole,
    be_an: monthly.employee,
    be_teil: part.whole,
    be_an_teil: part.employee,
  })
}
