import { de } from './setup.de'

const en: typeof de = {
  title: 'Set up Zahltag',
  text: 'Nobody has an account yet. Enter your company’s details, and your own as its owner. You can change everything later.',
  code: 'Set-up code',
  codeHint: 'The server printed it when it started; see “docker compose logs” or “journalctl -u zahltag”.',
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

export const setup = { de, en }
