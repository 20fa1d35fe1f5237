import { Conflict } from '../kernel/errors'

export class PaymentConflict extends Conflict {
  constructor(
    override readonly code:
      | 'payments_missing'
      | 'payments_changed'
      | 'payments_no_account'
      | 'payment_day_past'
      | 'payment_day_closed',
  ) {
    super(code)
  }
}
