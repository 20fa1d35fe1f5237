import type { de } from './mandates-faults.de'

export const en: typeof de = {
  mandate_type_missing: 'Please choose the type of direct debit.',
  mandate_reference_wrong:
    'Please use at most 35 characters: plain letters, digits, spaces and + ? / - : ( ) . ,',
  reference_taken: 'There is a mandate with this reference already. Please compare it once more.',
  signed_later: 'The mandate cannot have been signed later than today.',
  last_used_wrong: 'The last collection lies between the signature and today.',
  b2b_consumer: 'Private persons can only give a SEPA Core mandate, not a B2B one.',
  mandate_lapsed:
    'This mandate has lapsed: nothing was collected for 36 months. If something was, enter when.',
  mandate_not_requested: 'This mandate has been decided about already.',
  mandate_not_active: 'This mandate is not valid. Choose another way to pay.',
  scan_missing: 'Please choose a file.',
  scan_too_large: 'The file is too large: at most 4 MB.',
  scan_type: 'Please choose a PDF, JPEG or PNG file. This is none of them, or damaged.',
}
