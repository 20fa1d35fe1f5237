import { de } from './handover.de'

const en: typeof de = {
  title: 'Hand over to the payroll bureau',
  titleOf: (month) => `Hand over to the payroll bureau: ${month}`,
  text: 'Zahltag writes the hours to a file for your payroll bureau. Whatever the bureau already has is left out; later corrections are included as differences.',
  stillOpen: 'The month is not closed yet. Whatever comes later will be in the next file.',
  undecided: (count) =>
    count === 1
      ? 'A later report is still waiting for your decision. Until then the earlier hours apply.'
      : `${count} later reports are still waiting for your decision. Until then the earlier hours apply.`,
  format: 'File format',
  table: 'CSV table',
  description: 'So that DATEV recognises the columns, your payroll bureau needs this description once:',
  descriptionFile: 'Description (INI file)',
  numbersMissing:
    'DATEV needs the Beraternummer and Mandantennummer from your payroll bureau. The owner of the company can enter them.',
  settings: 'The payroll bureau’s numbers and wage types',
  blocked: (count) =>
    count === 1 ? 'One person cannot be handed over yet' : `${count} people cannot be handed over yet`,
  blockedText: 'They are left out of the file and stay open until this is put right.',
  contradiction: 'The hours contradict each other. Please correct them for this person.',
  badNumber: 'DATEV cannot use this employee number: it only accepts numbers from 1 to 99999.',
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
  difference: 'difference from the last file',
  make: 'Create the file',
  whole: 'Everything for this month again',
  kinds: {
    regular: 'Hours without overtime',
    overtime: 'Overtime',
    night: 'Night hours',
    deep_night: 'Night hours from 0:00 to 4:00',
    sunday: 'Sunday hours',
    holiday: 'Public holiday hours',
    special_holiday: 'Hours at Christmas and on 1 May',
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
    title: 'Files for this month',
    file: 'File',
    format: 'Format',
    at: 'Created',
    by: 'By',
    people: 'Contents',
    whole: 'everything for the month',
    empty: 'empty, nothing new',
    count: (people, lines) =>
      `${people === 1 ? 'one person' : `${people} people`}, ${lines === 1 ? 'one line' : `${lines} lines`}`,
  },
  untold: 'not handed over yet',
  saved: {
    erstellt: {
      title: 'The file has been created.',
      text: 'Download it below and send it to your payroll bureau.',
    },
  },
}

export const handover = { de, en }
