import { Conflict } from '../errors'

export class HandoverConflict extends Conflict {
  override readonly code = 'payroll_numbers_missing'
}
