import type { de } from './handover.de'

export const en: typeof de = {
  title: 'Hand over to the payroll office',
  titleOf: (month) => `Hand over to the payroll office: ${month}`,
  text: 'Zahltag writes the hours to a file for your payroll office. What it knows already is not repeated; later corrections are in it as differences.',
  stillOpen: 'The month is not closed yet. Whatever comes later will be in the next file.',
  undecided: (count) =>
    count === 1
      ? 'A later report is still waiting for your decision. Until then the earlier hours count.'
      : `${count} later reports are still waiting for your decision. Until then the earlier hours count.`,
  format: 'Kind of file',
  table: 'CSV table',
  description: 'For DATEV to know the columns, your payroll office needs the description once:',
  descriptionFile: 'Description (INI file)',
  numbersMissing:
    'DATEV needs the Beraternummer and Mandantennummer of your payroll office. Whoever manages the firm can enter them.',
  settings: 'Numbers and wage types of the payroll office',
  blocked: (count) =>
    count === 1 ? 'One person cannot be handed over yet' : `${count} people cannot be handed over yet`,
  blockedText: 'They are left out of the file and stay open until this is mended.',
  badNumber: 'The employee number does not suit DATEV, which takes numbers from 1 to 99999.',
  noType: (kind) => `No wage type for: ${kind}.`,
  nothing: 'Nothing new. A file would be empty.',
  nothingYet: 'Nothing can be handed over yet. What is missing is listed above.',
  ready: (count) =>
    count === 1 ? 'Not handed over yet: one person' : `Not handed over yet: ${count} people`,
  more: (count) => `and ${count} more`,
  name: 'Name',
  number: 'Employee number',
  what: 'What',
  why: 'What is missing',
  difference: 'difference to the last file',
  make: 'Create the file',
  whole: 'Everything of this month again',
  kinds: {
    regular: 'Hours without overtime',
    overtime: 'Overtime',
    night: 'Night hours',
    sunday: 'Sunday hours',
    holiday: 'Public holiday hours',
    sick_days: 'Sick days',
    vacation_days: 'Days of leave',
  },
  file: {
    head: ['Month', 'Employee number', 'Name', 'Kind', 'Wage type', 'Amount', 'Unit', 'Note'],
    hours: 'hours',
    days: 'days',
    difference: 'Difference',
  },
  files: {
    title: 'Files of this month',
    file: 'File',
    format: 'Kind',
    at: 'Created',
    by: 'By',
    people: 'Content',
    whole: 'everything of the month',
    empty: 'empty, nothing new',
    count: (people, lines) =>
      `${people === 1 ? 'one person' : `${people} people`}, ${lines === 1 ? 'one line' : `${lines} lines`}`,
  },
  untold: 'not handed over yet',
  saved: {
    erstellt: {
      title: 'The file has been created.',
      text: 'Download it below and send it to your payroll office.',
    },
  },
}
