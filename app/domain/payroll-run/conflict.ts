import { Conflict } from '../kernel/errors'

export class PayrollConflict extends Conflict {
  constructor(
    override readonly code:
      | 'payroll_facts_changed'
      | 'payroll_firm_changed'
      | 'payroll_firm_from_missing'
      | 'payroll_extras_changed'
      | 'payroll_fund_exists',
  ) {
    super(code)
  }
}
