import type { Texts } from '../texts'

export const forms: Texts['forms'] = {
  summary: 'That did not work yet. Nothing was saved.',
  optional: '(optional)',
  honeypot: 'Please leave empty',
  whatDoesThisMean: 'What does this mean?',
  faults: {
    required: 'Please fill in this field.',
    too_long: 'Please shorten what you entered.',
    choice_missing: 'Please choose how you want to pay.',
    choice_gone: 'This choice no longer exists. Please choose again.',
    message_missing: 'Please tell us what it is about.',
    message_too_long: 'Please shorten your message to 2000 characters at most.',
    email_wrong: 'This e-mail address is not right. It looks like this, for example: name@example.com',
    iban_missing: 'Please enter your IBAN.',
    iban_wrong: 'This IBAN is not right. Please compare it with your bank card.',
    holder_missing: 'Please tell us whose account it is.',
    holder_too_long: 'The name can have 70 characters at most.',
    consent_missing: 'Please agree to the direct debit by ticking the box.',
    street_missing: 'Please enter street and number.',
    postal_code_missing: 'Please enter the postcode.',
    city_missing: 'Please enter the town.',
    date_wrong: 'This date does not exist. Please check it.',
    throttled: 'You sent something several times in a short while. Please try again in an hour.',
    not_open: 'This invoice is no longer open. There is nothing left to choose.',
  },
}
