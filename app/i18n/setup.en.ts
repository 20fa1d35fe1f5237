import type { de } from './setup.de'

export const en: typeof de = {
  title: 'Set up Zahltag',
  text: 'Nobody has an account yet. Enter your firm, and yourself as its owner. You can change everything later.',
  code: 'Set-up code',
  codeHint: 'You will find it in what the server printed when it started.',
  you: 'Your account',
  name: 'Your name',
  email: 'Your e-mail address',
  firm: 'Your firm',
  firmName: 'Name of the firm',
  street: 'Street and number',
  postalCode: 'Postcode',
  city: 'Town',
  button: 'Set up and sign in',
}
