import { Conflict } from '../kernel/errors'

export class EmployeeConflict extends Conflict {
  constructor(
    override readonly code:
      | 'id_malformed'
      | 'employee_exists'
      | 'number_taken'
      | 'iban_invalid'
      | 'pay_exists'
      | 'pay_before_entry'
      | 'pay_used'
      | 'exit_before_entry'
      | 'entry_behind_payslips'
      | 'address_changed_again',
  ) {
    super(code)
  }
}
