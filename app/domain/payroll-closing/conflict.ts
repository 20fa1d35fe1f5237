import { Conflict } from '../kernel/errors'

export class ClosingConflict extends Conflict {
  constructor(
    override readonly code:
      | 'closing_done'
      | 'closing_not_begun'
      | 'closing_too_early'
      | 'closing_meanwhile'
      | 'closing_unready',
  ) {
    super(code)
  }
}
