import { Conflict } from '../errors'

export class PayslipConflict extends Conflict {
  constructor(override readonly code: 'no_lines' | 'month_invalid' | 'before_entry' | 'totals_wrong') {
    super(code)
  }
}
