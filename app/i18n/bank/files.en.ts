export const files = {
  bank_file_missing: 'Please choose a file.',
  bank_file_empty: 'The file is empty. Please download it from your online banking again.',
  bank_file_too_large: 'The file may be at most 25 MB. Please download a shorter period.',
  bank_file_unknown:
    'This is not a bank statement that we can read. CAMT (XML or ZIP) works best; MT940 and CSV work too.',
  bank_file_pdf: 'That is a PDF. Please export the statement as CAMT (XML) or MT940 in your online banking.',
  bank_file_picture:
    'That is a picture. Please export the statement as CAMT (XML) or MT940 in your online banking.',
  bank_file_workbook:
    'That is an Excel file. Please upload the file as your online banking gives it to you: CAMT (XML), MT940 or CSV.',
  bank_file_damaged: 'The file is damaged. Please download it from your online banking again.',
  bank_file_doctype:
    'The XML has a document type (DOCTYPE). Statements have none; to be safe, we do not read the file.',
  bank_file_encoding:
    'Letters such as umlauts in this file cannot be read with certainty (character encoding). Please upload it exactly as your online banking gives it to you.',
  bank_file_too_much:
    'The file has more transactions than we read at once (10,000 always work). Please download a shorter period.',
  bank_file_too_heavy: 'The file takes too much time or memory. Please download a shorter period.',
  bank_file_zip_damaged: 'The ZIP file is damaged or incomplete. Please download it again.',
  bank_file_zip_locked:
    'The ZIP file is protected by a password. Please unpack it and upload the statements one by one.',
  bank_file_zip_too_many: 'There are more than 1,000 files in the ZIP file. Please split it.',
  bank_file_zip_too_large:
    'The ZIP file unpacks to more than 60 MB. Please download the statements of a shorter period.',
  bank_file_zip_without: 'There is no statement as CAMT (XML), MT940 or CSV in the ZIP file.',
  bank_file_order:
    'That is an order to the bank (pain), not a statement. Statements are called CAMT, MT940 or CSV.',
  bank_file_notification:
    'That is a notification (camt.054) without a balance. Please download the statement as camt.053 or camt.052.',
  bank_file_interim:
    'That is a file of pending transactions (MT942). Please download the statement as CAMT or MT940, which has booked ones only.',
  bank_file_activity:
    'That is Wise’s list of activities, which has all currencies, and fees apart. Please download the statement of your euro balance there, as CSV, CAMT or MT940.',
  bank_file_other_xml: 'This XML is not a bank statement (camt.053 or camt.052).',
  bank_file_no_statement:
    'There is no statement in the file. Please choose a period with transactions in your online banking.',
  bank_file_excel:
    'The file was saved by Excel or a similar program, which lost digits. Please upload it exactly as your online banking saves it.',
  bank_file_accounts:
    'The file has transactions of several accounts without their IBANs. Please download each account by itself.',
  bank_file_closed:
    'The chosen account is closed and takes no statements. If the statement belongs to it, open the account again on its page.',
  bank_file_other_account:
    'The statement names the account {detail}, which fits none of the IBANs of your accounts. If it belongs to one all the same, open that account on the “Bank” page and upload it there.',
  bank_file_differs:
    'The statement names the account {detail}, which does not fit this one. If it belongs to it all the same, confirm below; on the page for uploads, choose the file again for that.',
  bank_file_version:
    'We do not know this version of the statement: {detail}. Usual ones are camt.053.001.02 and .08.',
  bank_file_currency:
    'The account or a transaction is in a foreign currency: {detail}. Zahltag only reads statements in euros.',
  bank_file_field:
    'Something in the statement is missing or malformed: {detail}. Please download it again, or ask your bank.',
  bank_file_row:
    'The date or the amount in line {detail} is wrong. Please upload the file unchanged, as downloaded from your online banking.',
}
