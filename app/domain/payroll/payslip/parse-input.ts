import type * as z from 'zod'
import { PayrollRefusal } from '../errors'
import { REFUSAL_CODES } from '../refusal-codes'
import type { Figures } from '../years/figures'
import { contradictionsIn } from './contradictions'
import { type PayslipInput, payslipInput } from './input'

/** Validates untrusted data; returns the input or all faults. */
export function readPayslipInput(
  data: unknown,
  figures: Figures,
): { input: PayslipInput; refusals: PayrollRefusal[] } | { input: undefined; refusals: PayrollRefusal[] } {
  const parsed = payslipInput.safeParse(data)
  if (!parsed.success) return { input: undefined, refusals: parsed.error.issues.map(refusalOf) }
  return { input: parsed.data, refusals: contradictionsIn(parsed.data, figures) }
}

/** @throws PayrollRefusal with the code of the first fault and its `field` */
export function parsePayslipInput(data: unknown, figures: Figures): PayslipInput {
  const { input, refusals } = readPayslipInput(data, figures)
  const [first] = refusals
  if (first) throw first
  if (!input) throw new PayrollRefusal('malformed_input')
  return input
}

function refusalOf({ message, path }: z.core.$ZodIssue): PayrollRefusal {
  const known = REFUSAL_CODES.find((code) => code === message)
  return new PayrollRefusal(known ?? 'malformed_input', { field: path.join('.') })
}
