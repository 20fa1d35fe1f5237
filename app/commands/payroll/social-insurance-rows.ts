import { PayrollRefusal } from '~/domain/payroll/errors'
import type { SocialInsuranceParameters } from '~/domain/payroll/parameters/social-insurance-parameters'
import type { Figures as YearFigures } from '~/domain/payroll/years/figures'
import type { Answers, Figures, Row } from './example-figures'
import {
  carePercentages,
  careRounding,
  highestContributions,
  highestSubsidy,
  minijob,
  regular,
} from './general-examples'
import { withOwnFigures } from './own-figures'
import { transitionFormulae, transitionPartMonth } from './transition-formulae-examples'
import { transitionZone } from './transition-zone-examples'

/** A row of published examples: `art` is the kind, `eingaben_json` the inputs in euros. */
export function isSocialInsuranceRow(row: Row): boolean {
  return 'art' in row && 'eingaben_json' in row
}

/** @throws Error for an unknown kind of example or figure */
export function compareSocialInsuranceRow(row: Row, official: YearFigures): { expected: Row; actual: Row } {
  const { art = '', feld = '', erwartet = '', zeitraum = '', eingaben_json: json = '{}' } = row
  const answersOf = KINDS[art]
  if (!answersOf) throw new Error(`unknown kind of example: ${art}`)
  const figures = JSON.parse(json) as Figures
  const parameters = withOwnFigures(yearOf(zeitraum, official), figures)
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

/** Examples of earlier years contain all parameters, so the base table does not matter. */
function yearOf(period: string, official: YearFigures): SocialInsuranceParameters {
  const year = Number(period.slice(0, 4))
  try {
    return official.socialInsurance(`${year}-01`)
  } catch (error) {
    if (error instanceof PayrollRefusal) return official.socialInsurance('2025-01')
    throw error
  }
}
