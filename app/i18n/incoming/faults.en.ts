import type * as de from './faults.de'

export const faults: typeof de.faults = {
  slip_month_missing: 'Please say which month the payslips are for.',
  slip_employee_missing: 'Please choose whose payslip it is.',
  slip_changed_meanwhile: 'Somebody else has decided this in the meantime. Please check again.',
  slip_before_entry: 'This person did not work for you yet in that month.',
  slip_others_inside:
    'This file has details of other people inside that its pages do not show. Please ask for this payslip to be created again, on its own, and discard this one.',
  slip_unreadable:
    'Zahltag cannot read everything in this file and so gives it to nobody. Please ask for this payslip to be created again and discard this one.',
  slips_too_many:
    'Very many payslips are waiting already. Please release those that are ready, or discard files that you do not need; then this one can come in.',
  file_released: 'Payslips of this file have been released, so it can no longer be discarded.',
  payslip_downloaded:
    'This payslip has already been downloaded. Upload the right one and it will replace it.',
  payslip_counted:
    'The month is closed, so this payslip stays. Correct it; the difference counts in the next month that is open.',
  document_downloaded: 'This document has already been downloaded, so it can no longer be withdrawn.',
  document_too_large: 'This file is too large. It can be at most 10 MB.',
  document_date_missing: 'Please enter a year or a date.',
  document_date_wrong: 'This is neither a year nor a date. For example: 2025 or 2025-03-01',
  leaver_without_address: 'This person has no email address. You can print the link as a letter.',
  files_waiting: 'Zahltag is already reading several files of your firm. Please try again in a minute.',
  pdf_missing: 'Please choose a PDF file.',
  pdf_too_large: 'This file is too large. It can be at most 50 MB.',
  pdf_no_pdf: 'This is not a PDF file.',
  pdf_too_heavy:
    'This file unpacks to more than Zahltag can read. Please ask for it in another form or in parts.',
  pdf_damaged: 'This file is damaged. Please ask for it to be sent again.',
  pdf_encrypted: 'This file is protected by a password. Please save it without one.',
  pdf_too_many_pages: 'This file has more than 200 pages. Please split it.',
  pdf_active:
    'This file contains a program or an attachment. We do not accept such files. Please ask for the payslips on their own.',
}
