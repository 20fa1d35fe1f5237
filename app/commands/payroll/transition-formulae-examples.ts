import type { SocialInsuranceParameters } from '~/domain/payroll/parameters/social-insurance-parameters'
import {
  transitionBases,
  transitionBasesFor,
  transitionLines,
} from '~/domain/payroll/social-insurance/transition-zone'
import { type Answers, decimal, euros, type Figures, inEuros } from './example-figures'

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
