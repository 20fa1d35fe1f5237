import type { de } from './forms-faults.de'

export const en: typeof de = {
  required: 'Please fill in this field.',
  too_long: 'Please shorten this to {most} characters at most. Now there are {entered}.',
  controls:
    'There is a control character in it that cannot be seen ({codes}), for example from a file that was read wrongly, or from a PDF. Delete the text and type it again.',
  unprintable:
    'These characters would be missing on paper: {letters} Please write in Latin, Greek or Cyrillic script.',
  message_missing: 'Please tell us what it is about.',
  firm_name_missing: 'Please enter the name of the company.',
  name_missing: 'Please enter a name.',
  name_address: 'Please enter the name alone, without a web or email address.',
  email_missing: 'Please enter an email address.',
  email_wrong: 'Check the email address. It looks like this, for example: name@example.com',
  street_missing: 'Please enter the street and number.',
  postal_code_missing: 'Please enter the postcode.',
  city_missing: 'Please enter the town.',
  iban_missing: 'Please enter your IBAN.',
  check_digit_wrong:
    'There is a typing error in this number: its check digit does not fit. Please compare it character by character.',
  iban_typo: 'Check the IBAN. Its check digits do not fit, so there is a typing error in it.',
  iban_wrong: 'Check the IBAN. Please compare it with your bank card.',
  iban_outside_sepa: 'This account is outside the SEPA area. Please give one that can be debited.',
  wait: 'There were too many attempts.',
  throttled: 'You have sent several forms in a short time.',
}
