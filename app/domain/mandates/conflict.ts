import { Conflict } from '../kernel/errors'

export class MandateConflict extends Conflict {
  constructor(
    override readonly code:
      | 'iban_invalid'
      | 'reference_taken'
      | 'b2b_consumer'
      | 'mandate_lapsed'
      | 'mandate_not_requested'
      | 'mandate_not_active'
      | 'mandate_not_stopped',
  ) {
    super(code)
  }
}
