import type { de } from './hours-faults.de'

export const en: typeof de = {
  hours_amount_wrong: 'This number does not fit into a month. For example: 160.5',
  hours_reason_missing: 'Please say briefly why. It is kept in the history.',
  hours_decision_missing: 'Please choose: accept or reject.',
  hours_id_missing: 'Please choose an ID.',
  hours_employee_missing: 'Please choose who it is.',
  hours_changed_meanwhile: 'Something else has been reported or entered meanwhile. Please look again.',
  hours_settled: 'Somebody has decided this already.',
  hours_missing: 'Please enter the hours. Write no hours as 0.',
  hours_unchanged: 'This changes nothing: all of it is there already.',
  month_closed: 'This month is closed.',
  id_not_there: 'Nothing has come under this ID.',
  id_of_employee: 'Somebody has this ID already.',
  table_missing: 'Please paste the rows of your spreadsheet.',
  table_faulty: 'Some rows do not fit yet. Please go through them.',
  handover_format_missing: 'Please choose the kind of file.',
  payroll_numbers_missing: 'DATEV needs the Beraternummer and the Mandantennummer.',
  payroll_consultant_wrong: 'The Beraternummer has four to seven digits.',
  payroll_client_wrong: 'The Mandantennummer has at most five digits.',
  wage_type_wrong: 'A wage type has at most four digits. A dash means: not handed over.',
}
