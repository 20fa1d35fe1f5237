import { de } from './forms.de'

const en: typeof de = {
  refused: 'That did not work.',
  nothingSaved: 'Nothing was saved.',
  again: (minutes) => `You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  refusedTitle: (title) => `Error: ${title}`,
  optional: '(optional)',
  honeypot: 'Please leave empty',
  pending: 'One moment …',
  takesLonger: (seconds) =>
    `This takes longer: ${seconds} seconds so far. Please keep this page open until it is done.`,
  staySignedIn: {
    title: 'You will be signed out in a few minutes',
    text: 'Nothing has happened here for almost an hour.',
    button: 'Stay signed in',
    ended: 'You are signed out',
    kept: 'What you entered here will not be lost: send it, then sign in again.',
    unreachable: 'Zahltag cannot be reached at the moment. Please try again.',
  },
  whatDoesThisMean: 'What does this mean?',
  message: {
    body: 'Your message',
    bodyHint: '2000 characters at most.',
    replyTo: 'Email address for our reply',
    replyToHint: 'If you leave this empty, we will reply to the address we have on file for you.',
    button: 'Send message',
  },
  conflict: {
    title: 'Somebody has saved something else in the meantime',
    text: 'What you entered has not been saved yet. Please compare the two versions. Yours is in the form below: you can still change it there, and then save it.',
    field: 'Entry',
    now: 'Saved now',
    entered: 'What you entered',
    empty: 'empty',
    changedAt: (moment) => `changed: ${moment}`,
    changedBy: (moment, name) => `changed: ${moment}, ${name}`,
    saveMine: 'Save my version',
    keepTheirs: 'Discard what I entered',
  },
  faults: {
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
  },
}

export const forms = { de, en }
