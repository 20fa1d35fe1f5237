import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import { PayrollRefusal } from './errors'
import { type Finding, refusedBy } from './findings'
import { fromVersionOne } from './kept-version-one'
import { type PayslipInput, payslipInput } from './payslip/input'
import { readPayslipInput } from './payslip/parse-input'
import { payslipOf } from './payslip/payslip'
import type { Payslip } from './payslip/result'
import { payslipResult } from './payslip/result-shape'
import { type PayslipFigures, withoutExplanations } from './unexplained'
import { MODULE_VERSION } from './version'
import type { Figures } from './years/figures'

/** A payslip with everything it was calculated from. */
export interface Calculation {
  module: string
  parameters: { wageTax: string; socialInsurance: string }
  input: PayslipInput
  result: Payslip
}

/** Without explanations, as pages read payslips by the hundred. */
export type CalculationFigures = Omit<Calculation, 'result'> & { result: PayslipFigures }

/** A calculation with findings, or without one, all refusals. */
export type Outcome =
  | { calculation: Calculation; issues: Finding[] }
  | { calculation: undefined; issues: Finding[] }

/**
 * Calculates one month by official figures and records how. Never throws for bad input. Given `kept`, a calculation by the same
 * rules and figures from the same input, that is the answer.
 */
export function calculate(data: unknown, figures: Figures, kept?: Calculation): Outcome {
  const { input, refusals } = readPayslipInput(data, figures)
  if (!input || refusals.length > 0) return { calculation: undefined, issues: refusals.map(refusedBy) }
  try {
    const calculation = kept && isFrom(input, kept, figures) ? kept : calculationOf(input, figures)
    return { calculation, issues: calculation.result.notices }
  } catch (error) {
    if (!(error instanceof PayrollRefusal)) throw error
    const all = error.code === 'month_without_value' ? missingFor(input, figures) : [error]
    return { calculation: undefined, issues: all.map(refusedBy) }
  }
}

/** All that a month needs and that is not known, not only what was needed first. */
function missingFor(input: PayslipInput, figures: Figures): PayrollRefusal[] {
  const { figures: probing, missing } = figures.probe()
  try {
    payslipOf(input, probing)
  } catch (error) {
    if (!(error instanceof PayrollRefusal)) throw error
  }
  return [...missing].map((part) => new PayrollRefusal('month_without_value', { part, month: input.month }))
}

function calculationOf(input: PayslipInput, figures: Figures): Calculation {
  return { ...rulesOf(input, figures), input, result: payslipOf(input, figures) }
}

function rulesOf({ month }: PayslipInput, figures: Figures): Pick<Calculation, 'module' | 'parameters'> {
  return {
    module: MODULE_VERSION,
    parameters: {
      wageTax: figures.wageTax(month).version,
      socialInsurance: figures.socialInsurance(month).version,
    },
  }
}

function isFrom(
  input: PayslipInput,
  { module, parameters, input: from }: Calculation,
  figures: Figures,
): boolean {
  const { module: today, parameters: official } = rulesOf(input, figures)
  return (
    module === today &&
    parameters.wageTax === official.wageTax &&
    parameters.socialInsurance === official.socialInsurance &&
    JSON.stringify(input) === JSON.stringify(from)
  )
}

export const calculationShape = z.object({
  module: z.string(),
  parameters: z.object({ wageTax: z.string(), socialInsurance: z.string() }),
  input: payslipInput,
  result: payslipResult,
})

const FROZEN: FrozenShape<Calculation> = {
  shape: calculationShape,
  // There is no version 0: release 0.2.0 stored no calculation. What version 2 left out is filled in by the shape's defaults.
  steps: [(calculation) => calculation, fromVersionOne, (calculation) => calculation],
  isNewestTaken: true,
}

/** With letters beyond ASCII escaped: one umlaut would make decoding the whole text ten times as slow. */
export function calculationJson(calculation: Calculation): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return toFrozenJson(FROZEN, calculation).replace(/[\u0080-\uffff]/g, escaped)
}

/** Parses a stored calculation of any release. */
export function parseCalculation(json: string): Calculation {
  return fromFrozenJson(FROZEN, json)
}

const NEWEST_STARTS = `{"v":${FROZEN.steps.length},`

/** Its figures alone, in two thirds of the time. */
export function parseFigures(json: string): CalculationFigures {
  return parseCalculation(json.startsWith(NEWEST_STARTS) ? withoutExplanations(json) : json)
}
