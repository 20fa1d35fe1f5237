import { Conflict } from '../kernel/errors'
import type { HourField } from './amounts'
import type { Contradiction } from './contradiction'

export class HoursConflict extends Conflict {
  constructor(
    override readonly code:
      | Contradiction
      | 'hours_changed_meanwhile'
      | 'hours_settled'
      | 'hours_missing'
      | 'hours_reason_missing'
      | 'hours_unchanged'
      | 'month_closed'
      | 'id_not_there'
      | 'id_of_employee',
    /** Of a form, if one field is to blame. */
    readonly field?: HourField,
  ) {
    super(code)
  }
}
