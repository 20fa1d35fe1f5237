import type { de } from './setup.de'

export const en: typeof de = {
  title: 'Set up Zahltag',
  text: 'Nobody has an account yet. Enter your company, and yourself as its owner. You can change everything later.',
  code: 'Set-up code',
  codeHint: 'You will find it in what the server printed when it started.',
  you: 'Your account',
  name: 'Your name',
  email: 'Your email address',
  firm: 'Your company',
  firmName: 'Name of the company',
  street: 'Street and number',
  postalCode: 'Postcode',
  city: 'Town',
  country: 'Country',
  button: 'Set up and sign in',
}
