import { cell } from './hours/cell.en'
import { month } from './hours/month.en'
import { paste } from './hours/paste.en'
import { de } from './hours.de'

const en: typeof de = {
  title: 'Hours',
  titleOf: (month) => `Hours for ${month}`,
  search: {
    title: 'Search hours',
    month: 'Month',
    label: 'Name or employee number',
    state: 'Who',
    states: { all: 'All employees', there: 'With hours', missing: 'Without hours yet' },
  },
  months: 'Change month',
  counts: (there, employees) => `Hours received for ${there} of ${employees} employees`,
  total: 'In total',
  overtime: 'Of which overtime',
  columns: {
    name: 'Name',
    number: 'Employee number',
    hours: 'Hours',
    overtime: 'Of which overtime',
    source: 'From',
    recordedAt: 'Received',
  },
  sources: { webhook: 'Time recording', office: 'Office' },
  fields: {
    hours: 'Hours',
    overtime: 'Of which overtime',
    night: 'Night hours',
    deep_night: 'Night hours from 0:00 to 4:00 (up to 40 per cent)',
    sunday: 'Sunday hours',
    holiday: 'Public holiday hours',
    special_holiday: 'Hours at Christmas and on 1 May (up to 150 per cent)',
    sick_days: 'Sick days',
    vacation_days: 'Days of leave',
  },
  month,
  cell,
  paste,
  saved: {
    korrigiert: 'The hours have been saved.',
    angenommen: 'The reported hours now apply.',
    abgelehnt: 'The hours stay as they were. The report remains in the history.',
    abgeschlossen: {
      title: 'The month is closed.',
      text: 'Anything reported from now on applies only once you accept it.',
    },
    geoeffnet: 'The month is open again. Anything reported applies at once.',
    zugeordnet: {
      title: 'The ID has been assigned.',
      text: 'The hours now belong to that person, and so will anything else reported under this ID.',
    },
    geloest:
      'The ID is no longer assigned to anybody. Hours already reported under it stay with the person: correct them there.',
    eingefuegt: 'The hours from the table have been saved.',
  },
  deliveries: 'Deliveries from time recording',
  missing: 'not in yet',
  salaried: 'salary',
  correction: (hours) => `reported after payday: ${hours}`,
  none: 'Nobody is employed in this month. Once you add employees, they appear here with their hours.',
  noneFound: 'Nobody found. Try fewer words, choose “All employees”, or pick another month.',
  unassigned: {
    title: 'Not assigned to anybody yet',
    text: 'These hours were reported under IDs that no employee has. Say who it is, or add the person, and the hours will be theirs.',
    id: 'ID',
    who: 'Who is this?',
    choose: 'Please choose',
    option: (name, number) => `${name} (${number})`,
    assign: 'Assign',
    known: 'Assigned IDs',
    release: 'Undo assignment',
    releaseOf: (id, name) => `Undo assignment of ID ${id} to ${name}`,
    add: 'Add employee',
    addOf: (id) => `Add an employee with the ID ${id}`,
    more: (shown, total) => `The first ${shown} of ${total}`,
  },
  faults: {
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
    hours_changed_meanwhile:
      'Something else has been reported or entered in the meantime. Please check again.',
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
  },
}

export const hours = { de, en }
