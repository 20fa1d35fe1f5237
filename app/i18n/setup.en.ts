import type { de } from './setup.de'

export const en: typeof de = {
  title: 'Set up Zahltag',
  text: 'Nobody has an account yet. Enter your firm, and yourself as the one who runs it. You can change everything later.',
  code: 'Set-up code',
  codeHint: 'The server has printed it since it was started.',
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
