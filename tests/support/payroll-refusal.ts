import { PayrollRefusal } from '../../app/domain/payroll/errors'

/** The code an action is refused with, or `not refused`; any other error passes through. */
export function refusalOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof PayrollRefusal) return error.code
    throw error
  }
  return 'not refused'
}
