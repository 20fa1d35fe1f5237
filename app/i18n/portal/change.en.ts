import type * as de from './change.de'

export const message: typeof de.message = {
  title: 'Write to us',
  text: 'For questions, requests or cancelling your contract. Your message goes to our office by email.',
}

export const change: typeof de.change = {
  title: 'Change your details',
  text: 'Your details go to our office by email. The ones we have now apply until we have updated them.',
  address: {
    title: 'Tell us your new address',
    street: 'Street and number',
    addressExtra: 'Address line 2',
    addressExtraHint: 'For example: rear building, 3rd floor or c/o Jensen',
    postalCode: 'Postcode',
    city: 'Town',
    country: 'Country',
    button: 'Send new address',
  },
  bank: {
    title: 'Tell us your new bank account',
    holder: 'Name on the account',
    iban: 'IBAN',
    ibanHint: 'It is on your bank card and usually starts with DE.',
    safe: 'We will collect from the new account only once we have checked with you. If it is in another name, we need a new mandate.',
    button: 'Send new bank account',
  },
}

export const saved: typeof de.saved = {
  nachricht: { title: 'Thank you. Your message has arrived.', text: 'We will get back to you.' },
  adresse: {
    title: 'Thank you. We have received your new address.',
    text: 'The one we have now applies until we have updated it.',
  },
  bank: {
    title: 'Thank you. We have received your new bank account.',
    text: 'The one we have now applies until we have updated it.',
  },
}
