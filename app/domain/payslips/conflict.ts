import { Conflict } from '../kernel/errors'

export class PayslipConflict extends Conflict {
  constructor(override readonly code: 'no_lines' | 'month_invalid' | 'before_entry' | 'totals_wrong') {
    super(code)
  }
}

export class OpeningConflict extends Conflict {
  override readonly code = 'opening_changed'

  constructor() {
    super('opening_changed')
  }
}
