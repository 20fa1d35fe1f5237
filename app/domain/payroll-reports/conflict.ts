import { Conflict } from '../kernel/errors'

export class ReportingConflict extends Conflict {
  constructor(
    override readonly code: 'payroll_reporting_changed' | 'statement_before_open' | 'statement_after_told',
  ) {
    super(code)
  }
}
