import type { DecimalText } from '../values/money'

/** One employee's month. The id is the sender's; the employee may be created later. */
export interface HoursEntry {
  employeeId: string
  hours: DecimalText
  overtime: DecimalText
}
