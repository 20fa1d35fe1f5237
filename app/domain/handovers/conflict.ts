import { Conflict } from '../kernel/errors'

export class HandoverConflict extends Conflict {
  override readonly code = 'payroll_numbers_missing'
}
