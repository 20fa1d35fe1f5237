import type { de } from './imports.de'

const columns: typeof de.columns = {
  customers: {
    company: 'Company',
    first_name: 'First name',
    last_name: 'Last name',
    house_number: 'House number',
    vat_country: 'Country of VAT ID',
  },
  employees: {
    house_number: 'House number',
    hourly_wage: 'Hourly wage',
    salary: 'Monthly salary',
    pay_from: 'Pay counts from month',
  },
}

export const en: typeof de = {
  link: 'Import from a file',
  columns,
  customers: {
    title: 'Import customers from a file',
    back: 'Back to customers',
    count: (count) => (count === 1 ? '1 customer' : `${count.toLocaleString('en-GB')} customers`),
    list: 'Go to customers',
  },
  employees: {
    title: 'Import employees from a file',
    back: 'Back to employees',
    count: (count) => (count === 1 ? '1 employee' : `${count.toLocaleString('en-GB')} employees`),
    list: 'Go to employees',
  },
  upload: {
    text: 'Choose the file, match its columns and look at the result. Nothing is saved before that.',
    sources:
      'Exports from Lexware, sevDesk and DATEV will do, and so will any list of your own with headings.',
    choose: 'File',
    hint: 'CSV or Excel (.xlsx), up to 4 MB and 5,000 rows. The first row says what is in the columns.',
    button: 'Check file',
    template: 'Download a template (CSV)',
    files: 'Files in progress and recent files',
    open: (moment, rows) => `${moment}: ${rows} rows are waiting`,
    done: (moment, taken) => `${moment}: ${taken} imported`,
    kept: 'What is in the file is kept encrypted and deleted after a day at the latest.',
  },
  mapping: {
    title: 'Match columns',
    text: 'Check what Zahltag made of the columns.',
    recalled: 'This is how you matched the last file with these headings.',
    column: 'Column of the file',
    samples: 'Examples',
    field: 'Imported as',
    unnamed: (index) => `Column ${index}, no heading`,
    fieldOf: (column) => `${column} is imported as`,
    none: 'empty',
    leaveOut: 'Leave out',
    button: 'Continue to the check',
    back: 'Choose another file',
    otherwise: {
      kind_otherwise: 'Where the file does not say whether it is a company',
      employment_type_otherwise: 'Where the file does not say the type of employment',
    },
  },
  verdicts: {
    title: 'Result of the check',
    text: 'Nothing is saved yet.',
    counts: { new: 'New', alike: 'May already exist', wrong: 'Wrong' },
    words: { new: 'New', alike: 'May already exist', wrong: 'Wrong' },
    columns: { line: 'Row', name: 'Name', verdict: 'Result', reason: 'Reason' },
    rows: 'Rows of the file',
    unnamed: 'No name',
    fault: (field, words) => `${field}: ${words}`,
    alike: (name) => `Similar: ${name}.`,
    line: (line) => `Similar to row ${line}.`,
    wrongStay:
      'Wrong rows are left out. Correct them in the file and upload it again: what is there by then is recognised.',
    alikeQuestion: 'What about those that may already exist?',
    alikeLeave: (count) => `Leave them out, which imports ${count}`,
    alikeTake: (count) => `Import them too, which makes ${count}`,
    take: (count) => `Import ${count}`,
    takeChosen: 'Import',
    nothing: 'There is nothing to import.',
    undoable: 'For a day you can take all of it back with one click.',
    file: 'Save result as a CSV file',
    fileName: 'check.csv',
    mapping: 'Match columns differently',
    discard: 'Discard file',
  },
  done: {
    title: (taken) => `${taken} imported`,
    text: 'What you uploaded is deleted. Rows that were wrong or left out are not among them.',
    undo: 'Take back',
    undoText: (until) =>
      `Until ${until} you can take all of it back. Whatever was changed or used meanwhile stays.`,
    tooLate: 'It is too late to take this back.',
    next: 'Import another file',
  },
  undone: {
    title: (removed) => `Taken back: ${removed}`,
    nothingKept: 'Nothing of this file is left.',
    kept: 'These stayed, because they were changed or used meanwhile:',
  },
  template: { customers: 'template-customers.csv', employees: 'template-employees.csv' },
  saved: {
    anders: {
      title: 'Please look again.',
      text: 'The result is no longer the one that you saw. Nothing has been imported yet.',
    },
    nichts: 'There is nothing to import.',
    verworfen: 'The file is deleted. Nothing was imported.',
  },
}
