import { Conflict } from '../kernel/errors'

export class IncomingConflict extends Conflict {
  constructor(
    override readonly code:
      | 'slip_changed_meanwhile'
      | 'slip_before_entry'
      | 'slip_others_inside'
      | 'slip_unreadable'
      | 'slips_too_many'
      | 'file_released'
      | 'payslip_downloaded'
      | 'payslip_counted',
  ) {
    super(code)
  }
}
