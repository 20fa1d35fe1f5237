import { Conflict } from '../kernel/errors'

export class DebitConflict extends Conflict {
  constructor(
    override readonly code:
      | 'debits_missing'
      | 'debits_changed'
      | 'debit_reason_missing'
      | 'debits_unannounced'
      | 'debits_not_ready'
      | 'debits_not_running',
  ) {
    super(code)
  }
}
