import { Conflict } from '../kernel/errors'

export class ContractConflict extends Conflict {
  constructor(
    override readonly code:
      | 'end_before_start'
      | 'pause_end_before_start'
      | 'prices_in_force'
      | 'prices_changed'
      | 'prices_after_end'
      | 'next_long_ago'
      | 'customer_archived',
  ) {
    super(code)
  }
}
