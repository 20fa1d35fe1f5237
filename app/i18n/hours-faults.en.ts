import type { de } from './hours-faults.de'

export const en: typeof de = {
  hours_amount_wrong: 'There is no such amount in a month. For example: 160.5',
  hours_above_month: 'These are more hours than the month has.',
  overtime_above_hours:
    'This is more overtime than hours. Overtime is part of the hours; the balance of a time account does not belong here.',
  premium_above_hours: 'These are more night, Sunday or holiday hours than hours in all.',
  days_above_month: 'Sick days and leave together are more days than the month has.',
  hours_reason_missing: 'Please say briefly why. It is kept in the history.',
  hours_decision_missing: 'Please choose: accept or reject.',
  hours_id_missing: 'Please choose an ID.',
  hours_employee_missing: 'Please choose who it is.',
  hours_changed_meanwhile: 'Something else has been reported or entered in the meantime. Please check again.',
  hours_settled: 'Somebody has already decided this.',
  hours_missing: 'Please enter the hours. For none, enter 0.',
  hours_unchanged: 'Nothing would change: all of this has already been entered.',
  month_closed: 'This month is closed.',
  id_not_there: 'Nothing has been reported under this ID.',
  id_of_employee: 'Somebody already has this ID.',
  table_missing: 'Please paste the rows of your spreadsheet.',
  table_one_column:
    'There is neither a tab nor a semicolon between the columns. Copy the cells from the spreadsheet, or put “;” between them.',
  table_numbers_missing:
    'A column with the heading “Employee number” is missing: it says whose hours they are. The numbers are in the list of employees.',
  table_faulty: 'Some rows still have errors. Please go through them.',
  handover_format_missing: 'Please choose the file format.',
  payroll_numbers_missing: 'DATEV needs the Beraternummer and the Mandantennummer.',
  payroll_consultant_wrong: 'The Beraternummer has four to seven digits.',
  payroll_client_wrong: 'The Mandantennummer has at most five digits.',
  wage_type_wrong: 'A wage type has at most four digits. A dash means: not handed over.',
}
