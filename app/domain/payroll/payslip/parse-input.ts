import { PayrollRefusal } from '../errors'
import { REFUSAL_CODES } from '../refusal-codes'
import { type PayslipInput, payslipInput } from './input'

/**
 * Validates untrusted data. @throws PayrollRefusal with the code of the first fault and, as `field`, its
 * place
 */
export function parsePayslipInput(data: unknown): PayslipInput {
  const parsed = payslipInput.safeParse(data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const known = REFUSAL_CODES.find((code) => code === issue?.message)
  throw new PayrollRefusal(known ?? 'malformed_input', { field: issue?.path.join('.') ?? '' })
}
