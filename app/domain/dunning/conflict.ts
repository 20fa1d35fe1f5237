import { Conflict } from '../kernel/errors'

export class DunningConflict extends Conflict {
  constructor(
    override readonly code:
      | 'dunning_nothing_chosen'
      /** Paid, disputed, sent by a colleague: not what was shown. */
      | 'dunning_changed'
      | 'dunning_settled'
      | 'dunning_settings_changed',
  ) {
    super(code)
  }
}
