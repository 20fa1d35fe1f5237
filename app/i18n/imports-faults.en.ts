import type { de } from './imports-faults.de'

export const en: typeof de = {
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
}
