import { Conflict } from '../kernel/errors'

export class HoldConflict extends Conflict {
  constructor(
    override readonly code:
      | 'hold_nothing_open'
      | 'hold_in_force'
      | 'hold_not_in_force'
      | 'hold_date_past'
      | 'hold_being_collected'
      | 'instalments_order'
      | 'instalments_sum',
  ) {
    super(code)
  }
}
