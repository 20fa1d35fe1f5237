import type { DecimalText } from '../values/money'
import type { WorkTime } from './times'

/** One employee's month. The id is the sender's; the employee may be created later. */
export interface HoursEntry {
  employeeId: string
  hours: DecimalText
  overtime: DecimalText
  /** By kind, where the sender says so; undefined leaves the kinds as they are. */
  times?: readonly WorkTime[] | undefined
}
