import type * as de from './paste.de'

export const paste: typeof de.paste = {
  title: 'Hours from a spreadsheet',
  text: 'Copy the rows in your spreadsheet and paste them here. Zahltag recognises the columns by their headings. Without headings, they must be in this order:',
  order:
    'employee number, hours, overtime, night, Sunday, public holiday, sick days, days of leave, night from 0:00 to 4:00, Christmas and 1 May',
  keeps: 'Empty cells and missing columns change nothing.',
  leftOut: 'Not taken from the table',
  unknownColumn: (heading) => `“${heading}”: Zahltag does not know this column.`,
  absenceInHours: (heading) =>
    `“${heading}”: sickness and leave are counted in days here, and hours are not days. Please give the days in a column of their own (“sick days”, “days of leave”), or they will not be paid.`,
  table: 'Table',
  check: 'Check',
  checked: 'What the table would change',
  nothingYet: 'Nothing has been saved yet.',
  ready: 'Save hours',
  mend: 'Please correct the rows with errors in the table and check again. Nothing is saved until then.',
  same: 'Nothing would change: all of this has already been entered.',
  closed: 'This month is closed. Reopen it, or correct people one by one.',
  row: 'Row',
  number: 'Employee number',
  name: 'Name',
  finding: 'Result',
  change: 'Change',
  findings: {
    new: 'new',
    changed: 'changed',
    same: 'unchanged',
    nobody: 'No employee has this number.',
    twice: 'This person is in the table more than once.',
    unreadable: 'This is not a valid number:',
    no_hours: 'Overtime without hours.',
    hours_above_month: 'These are more hours than the month has.',
    overtime_above_hours:
      'This is more overtime than hours. Overtime is part of the hours; the balance of a time account does not belong here.',
    premium_above_hours: 'These are more night, Sunday or holiday hours than hours in all.',
    days_above_month: 'Sick days and leave together are more days than the month has.',
  },
}
