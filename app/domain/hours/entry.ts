import type { DecimalText } from '../values/money'

/** What one employee worked in a month. The id is the sender's; an employee with it may come later. */
export interface HoursEntry {
  employeeId: string
  hours: DecimalText
  overtime: DecimalText
}
