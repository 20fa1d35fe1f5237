import { de } from './imports.de'

const columns: typeof de.columns = {
  customers: {
    company: 'Company',
    house_number: 'House number',
    name_prefix: 'Prefix of the last name',
    po_box: 'PO box',
    postal_city: 'Postcode and town in one column',
    vat_country: 'Country of VAT ID',
    category: 'Customer or supplier',
  },
  employees: {
    house_number: 'House number',
    name_prefix: 'Prefix of the last name',
    name: 'Last name, first name in one column',
    postal_city: 'Postcode and town in one column',
    hourly_wage: 'Hourly wage',
    salary: 'Monthly salary',
    pay_from: 'Pay applies from month',
  },
}

const en: typeof de = {
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
    text: 'Choose the file, match its columns and check the result. Nothing is saved until then.',
    sources: 'Exports from Lexware, sevDesk and DATEV work, and so does any list of your own with headings.',
    choose: 'File',
    hint: 'CSV or Excel (.xlsx), up to 4 MB and 5,000 rows. The first row names the columns.',
    button: 'Check file',
    template: 'Download a template (CSV)',
    files: 'Files in progress and recent files',
    open: (moment, rows) => `${moment}: ${rows} rows are waiting`,
    done: (moment, taken) => `${moment}: ${taken} imported`,
    kept: 'The contents of the file are stored encrypted, and deleted within a day. At most five files wait at a time.',
  },
  mapping: {
    title: 'Match columns',
    text: 'Check what Zahltag has recognised in the columns.',
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
      kind_otherwise: 'If the file does not say whether it is a company',
      employment_type_otherwise: 'If the file does not say the type of employment',
    },
  },
  check: {
    title: 'Result of the check',
    text: 'Nothing is saved yet.',
    counts: { new: 'New', alike: 'May already exist', wrong: 'Has errors' },
    words: { new: 'New', alike: 'May already exist', wrong: 'Has errors' },
    columns: { line: 'Row', name: 'Name', finding: 'Result', reason: 'Reason' },
    rows: 'Rows of the file',
    unnamed: 'No name',
    fault: (field, words) => `${field}: ${words}`,
    alike: (name) => `Similar: ${name}.`,
    line: (line) => `Similar to row ${line}.`,
    zero: 'The postcode gets back the zero in front that a spreadsheet has dropped.',
    wrongStay:
      'Rows with errors are left out. Correct them in the file and upload it again: rows already imported will be recognised.',
    alikeQuestion: 'What about those that may already exist?',
    alikeLeave: (count) => `Leave them out and import ${count}`,
    alikeTake: (count) => `Import them too, ${count} in all`,
    take: (count) => `Import ${count}`,
    takeChosen: 'Import',
    nothing: 'There is nothing to import.',
    undoable: 'You can undo all of it with one click for a day.',
    file: 'Save the result as a CSV file',
    fileName: 'check.csv',
    mapping: 'Match columns differently',
    discard: 'Discard file',
  },
  done: {
    title: (taken) => `${taken} imported`,
    text: 'The uploaded file has been deleted. Rows with errors and rows you left out were not imported.',
    undo: 'Undo import',
    undoText: (until) =>
      `You can undo all of it until ${until}. Whatever has been changed or used by then stays.`,
    tooLate: 'It is too late to undo this.',
    next: 'Import another file',
  },
  undone: {
    title: (removed) => `Undone: ${removed}`,
    nothingKept: 'Nothing from this file is left.',
    kept: 'These were kept, because they have been changed or used since:',
  },
  template: { customers: 'template-customers.csv', employees: 'template-employees.csv' },
  saved: {
    anders: {
      title: 'Please look again.',
      text: 'The result has changed since you looked at it. Nothing has been imported yet.',
    },
    nichts: 'There is nothing to import.',
    verdraengt: {
      title: 'The file has been read.',
      text: 'Five files were waiting already, and there cannot be more. The oldest has therefore been deleted; nothing of it had been imported.',
    },
    verworfen: 'The file has been deleted. Nothing was imported.',
  },
  faults: {
    import_file_missing: 'Please choose a file.',
    import_file_empty: 'This file is empty.',
    import_file_too_large: 'A file can be at most 4 MB. Please split it.',
    import_file_unknown:
      'We cannot read this as a table. Please save it as CSV or as an Excel workbook (.xlsx).',
    import_file_old:
      'This is the old Excel format (.xls). Please open the file and save it as an Excel workbook (.xlsx).',
    import_file_locked: 'This file is protected by a password. Please save it without one and try again.',
    import_file_damaged: 'This file is damaged. Please save it again and try once more.',
    import_file_too_heavy:
      'This file unpacks to more than Zahltag can read. Please save only the table as CSV and upload that.',
    import_file_mac:
      'This file is saved in the old character encoding of the Mac (“CSV (Macintosh)”); umlauts would come out wrong. Open it in the program it comes from and save it as an Excel workbook (.xlsx) or as “CSV UTF-8”.',
    import_file_dos:
      'This file is saved in a character encoding of DOS (“CSV (MS-DOS)”, code page 850 or 437); umlauts would come out wrong. Open it in the program it comes from and save it as an Excel workbook (.xlsx) or as “CSV UTF-8”.',
    import_file_central:
      'This file is saved in the Central European character encoding (Windows-1250); letters such as ł, ą or ő would come out wrong. Open it in the program it comes from and save it as an Excel workbook (.xlsx) or as “CSV UTF-8”.',
    import_file_encoding:
      'Umlauts and other letters cannot be read reliably in this file: it is written in an unknown character encoding, or in several. Open it in the program it comes from and save it as an Excel workbook (.xlsx) or as “CSV UTF-8”.',
    import_file_twice_encoded:
      'This file says “Ã” and another sign where there should be a letter with an accent: some program has already misread it once. Please export it again from the program it comes from.',
    import_no_rows:
      'There are no rows in this file. The first row names the columns, and each entry has a row below it.',
    import_too_many_rows: 'A file can have at most 5,000 rows. Please split it.',
    import_too_many_columns: 'A file can have at most 100 columns.',
    import_too_much_text:
      'The file holds more text than a list can have: more than 10 million characters in all. Please divide it, or leave out columns that are not needed.',
    import_column_twice: 'Another column is already imported as this.',
    import_customer_columns_missing:
      'There is no column for the name, street, postcode or town. Without it no customer can be added.',
    import_employee_columns_missing:
      'There is no column for the first name, last name, street, postcode, town or start date. Without it no employee can be added.',
    import_contact_person: 'This seems to be a person at a firm. Add them as a contact on that firm’s page.',
    import_supplier: 'This is a supplier, not a customer.',
    import_name_undivided: 'Please write “last name, first name” with a comma, or use a column for each.',
    import_pay_twice: 'Please give either an hourly wage or a monthly salary, not both.',
  },
}

export const imports = { de, en }
