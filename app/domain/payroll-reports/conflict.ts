import { Conflict } from '../kernel/errors'

export class ReportingConflict extends Conflict {
  constructor(override readonly code: 'payroll_reporting_changed') {
    super(code)
  }
}
