import { Conflict } from '../errors'

export class HoursConflict extends Conflict {
  constructor(
    override readonly code:
      | 'hours_changed_meanwhile'
      | 'hours_settled'
      | 'hours_missing'
      | 'hours_unchanged'
      | 'month_closed'
      | 'id_not_there'
      | 'id_of_employee',
  ) {
    super(code)
  }
}
