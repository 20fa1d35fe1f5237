import { Conflict } from '../kernel/errors'

export class BookConflict extends Conflict {
  constructor(override readonly code: 'payroll_accounts_changed') {
    super(code)
  }
}
