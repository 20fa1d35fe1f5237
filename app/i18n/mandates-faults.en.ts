import type { de } from './mandates-faults.de'

export const en: typeof de = {
  mandate_type_missing: 'Please choose the type of direct debit.',
  mandate_reference_wrong:
    'Please use at most 35 characters: plain letters, digits, spaces and + ? / - : ( ) . ,',
  reference_taken: 'This mandate reference is already in use. Please check it again.',
  signed_later: 'The date of signature cannot be in the future.',
  last_used_wrong: 'The last collection must be between the date of signature and today.',
  b2b_consumer: 'Private customers can only give a SEPA Core mandate, not a B2B one.',
  mandate_lapsed:
    'This mandate has lapsed: nothing has been collected for 36 months. If something has, enter when.',
  mandate_not_requested: 'This mandate has already been confirmed or refused.',
  mandate_not_active: 'This mandate is not valid. Choose another payment method.',
  scan_missing: 'Please choose a file.',
  scan_too_large: 'The file is too large: at most 4 MB.',
  scan_type: 'Please choose a PDF, JPEG or PNG file. This is none of them, or damaged.',
}
