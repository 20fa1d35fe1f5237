import { Conflict } from '../kernel/errors'

export class CustomerConflict extends Conflict {
  constructor(
    override readonly code:
      | 'number_taken'
      | 'customer_exists'
      | 'debit_needs_mandate'
      | 'discount_longer_than_term',
  ) {
    super(code)
  }
}
