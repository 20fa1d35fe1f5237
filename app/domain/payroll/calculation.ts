import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../frozen-json'
import { socialInsuranceParametersOf, wageTaxParametersOf } from './parameters/parameters-of'
import { type PayslipInput, payslipInput } from './payslip/input'
import { parsePayslipInput } from './payslip/parse-input'
import { payslip } from './payslip/payslip'
import type { Payslip } from './payslip/result'
import { payslipResult } from './payslip/result-shape'
import { MODULE_VERSION } from './version'

/** A payslip with everything it was calculated from. */
export interface Calculation {
  module: string
  parameters: { wageTax: string; socialInsurance: string }
  input: PayslipInput
  result: Payslip
}

/** Calculates one month and keeps how. @throws PayrollRefusal */
export function calculate(data: unknown): Calculation {
  const input = parsePayslipInput(data)
  const result = payslip(input)
  const year = Number(input.month.slice(0, 4))
  return {
    module: MODULE_VERSION,
    parameters: {
      wageTax: wageTaxParametersOf(year).version,
      socialInsurance: socialInsuranceParametersOf(year).version,
    },
    input,
    result,
  }
}

const FROZEN: FrozenShape<Calculation> = {
  shape: z.object({
    module: z.string(),
    parameters: z.object({ wageTax: z.string(), socialInsurance: z.string() }),
    input: payslipInput,
    result: payslipResult,
  }),
  // There is no version 0: release 0.2.0 kept no calculation.
  steps: [(calculation) => calculation],
}

export function calculationJson(calculation: Calculation): string {
  return toFrozenJson(FROZEN, calculation)
}

/** Reads a kept calculation of any release. */
export function parseCalculation(json: string): Calculation {
  return fromFrozenJson(FROZEN, json)
}
