import { Conflict } from '../kernel/errors'

export class ChargeConflict extends Conflict {
  constructor(
    override readonly code:
      | 'charges_nothing'
      | 'charges_changed'
      | 'charges_rate_unknown'
      | 'charges_date_wrong'
      | 'charges_settled'
      | 'charges_no_credit',
  ) {
    super(code)
  }
}
