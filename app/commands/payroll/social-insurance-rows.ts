import { PayrollRefusal } from '~/domain/payroll/errors'
import { type Amount, fraction, percent, type Rate } from '~/domain/payroll/exact'
import { socialInsuranceParametersOf } from '~/domain/payroll/parameters/parameters-of'
import type { SocialInsuranceParameters } from '~/domain/payroll/parameters/social-insurance-parameters'
import { type Answers, euros, type Figures, type Row } from './example-figures'
import {
  carePercentages,
  careRounding,
  highestContributions,
  highestSubsidy,
  minijob,
  regular,
} from './general-examples'
import { transitionFormulae, transitionPartMonth, transitionZone } from './transition-zone-examples'

/** A row of published social insurance examples: `art` names the kind, `eingaben_json` brings inputs in euros. */
export function isSocialInsuranceRow(row: Row): boolean {
  return 'art' in row && 'eingaben_json' in row
}

/** The calculated and the expected figure of a row; an example of a kind or figure we do not know is an error. */
export function compareSocialInsuranceRow(row: Row): { expected: Row; actual: Row } {
  const { art = '', feld = '', erwartet = '', zeitraum = '', eingaben_json: json = '{}' } = row
  const answersOf = KINDS[art]
  if (!answersOf) throw new Error(`unknown kind of example: ${art}`)
  const figures = JSON.parse(json) as Figures
  const parameters = withOwnFigures(yearOf(zeitraum), figures)
  const answer = answersOf(figures, parameters)[feld]
  if (!answer) throw new Error(`unknown figure of ${art}: ${feld}`)
  return { expected: { [feld]: erwartet }, actual: { [feld]: answer(erwartet) } }
}

const KINDS: Record<string, (figures: Figures, parameters: SocialInsuranceParameters) => Answers> = {
  hoechst: highestContributions,
  midijob: transitionZone,
  midijob_basis: transitionZone,
  midijob_formel: transitionFormulae,
  midijob_teilmonat: transitionPartMonth,
  minijob,
  pkv_zuschuss_max: highestSubsidy,
  pv_rundung: careRounding,
  pv_satz: carePercentages,
  regulaer: regular,
}

/** Examples of earlier years bring what they need; the table they start from is then of no account. */
function yearOf(period: string): SocialInsuranceParameters {
  const year = Number(period.slice(0, 4))
  try {
    return socialInsuranceParametersOf(year)
  } catch (error) {
    if (error instanceof PayrollRefusal) return socialInsuranceParametersOf(2025)
    throw error
  }
}

function withOwnFigures(year: SocialInsuranceParameters, figures: Figures): SocialInsuranceParameters {
  const rate = (name: string, otherwise: Rate) =>
    name in figures ? percent(String(figures[name])) : otherwise
  const amount = (name: string, otherwise: Amount) => (name in figures ? euros(figures[name]) : otherwise)
  return {
    ...year,
    healthCeiling: 'bbg_kv' in figures ? euros(figures.bbg_kv) * 12n : year.healthCeiling,
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
