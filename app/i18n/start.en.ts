import { de } from './start.de'

const en: typeof de = {
  title: 'Zahltag',
  text: 'Open invoices and payslips with the link in your email.',
  lostTitle: 'Lost your link?',
  lost: 'Ask the company that sent it to you. They will gladly send you a new one.',
  signIn: 'Sign in for the office',
  office: 'Go to the office',
}

export const start = { de, en }
