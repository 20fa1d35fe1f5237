import type * as de from './paste.de'

export const paste: typeof de.paste = {
  title: 'Hours from a spreadsheet',
  text: 'Copy the rows in your spreadsheet and paste them here. Zahltag recognises the columns by their headings. Without headings, they must be in this order:',
  order:
    'employee number, hours, overtime, night, Sunday, public holiday, sick days, days of leave, night from 0:00 to 4:00, Christmas and 1 May',
  keeps: 'Empty cells and missing columns change nothing.',
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
  verdict: 'Result',
  change: 'Change',
  verdicts: {
    new: 'new',
    changed: 'changed',
    same: 'unchanged',
    nobody: 'No employee has this number.',
    twice: 'This person is in the table more than once.',
    unreadable: 'This is not a valid number:',
    no_hours: 'Overtime without hours.',
  },
}
