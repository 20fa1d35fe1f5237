import type { Texts } from '../texts'

export const start: Texts['start'] = {
  title: 'Zahltag',
  text: 'Open invoices and payslips with the link in your e-mail.',
  signIn: 'Sign in for the office',
}
