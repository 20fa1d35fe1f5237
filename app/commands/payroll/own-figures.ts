import { type Amount, fraction, percent, type Rate } from '~/domain/payroll/exact'
import type { SocialInsuranceParameters } from '~/domain/payroll/parameters/social-insurance-parameters'
import { euros, type Figures } from './example-figures'

export function withOwnFigures(year: SocialInsuranceParameters, figures: Figures): SocialInsuranceParameters {
  const rate = (name: string, otherwise: Rate) =>
    name in figures ? percent(String(figures[name])) : otherwise
  const amount = (name: string, otherwise: Amount) => (name in figures ? euros(figures[name]) : otherwise)
  return {
    ...year,
    healthCeiling: 'bbg_kv' in figures ? euros(figures.bbg_kv) * 12n : year.healthCeiling,
    careCeiling: 'bbg_kv' in figures ? euros(figures.bbg_kv) * 12n : year.careCeiling,
    pensionCeiling: 'bbg_rv' in figures ? euros(figures.bbg_rv) * 12n : year.pensionCeiling,
    health: { ...year.health, generalRate: rate('kv', year.health.generalRate) },
    care: {
      ...year.care,
      rate: rate('pv', year.care.rate),
      childlessRate: rate('pv_zuschlag', year.care.childlessRate),
    },
    pensionRate: rate('rv', year.pensionRate),
    unemploymentRate: rate('av', year.unemploymentRate),
    transitionZone: {
      factor: 'F' in figures ? fraction(String(figures.F)) : year.transitionZone.factor,
      lowerLimit: amount('G', year.transitionZone.lowerLimit),
      upperLimit: amount('OG', year.transitionZone.upperLimit),
    },
    minijob: {
      ...year.minijob,
      healthRate: rate('kv', year.minijob.healthRate),
      flatTaxRate: rate('pauschsteuer', year.minijob.flatTaxRate),
      employerPensionRate: rate('rv', year.minijob.employerPensionRate),
    },
  }
}
