import { account } from './documents/account.en.server'
import { invoice } from './documents/invoice.en.server'
import { payslip } from './documents/payslip.en.server'
import { receipt } from './documents/receipt.en.server'
import { de } from './documents.de.server'

const linkLetter: typeof de.linkLetter = {
  fileName: 'Link',
  title: {
    rechnung: (number: string) => `Your invoice ${number} online`,
    portal: (_: string) => 'Your access to the customer portal',
    'mitarbeiter-portal': (_: string) => 'Your access to your payslips',
  },
  date: 'Date',
  validUntil: 'Valid until',
  phone: 'Phone',
  greeting: (name: string) => `Hello ${name},`,
  text: {
    rechnung: (firm: string) =>
      `You can also read, download and pay your invoice from ${firm} online. You need no account and no password.`,
    portal: (firm: string) =>
      `The customer portal of ${firm} shows all your invoices and contracts, and you can write to us there. You need no account and no password.`,
    'mitarbeiter-portal': (firm: string) =>
      `You can read and save your payslips from ${firm} online. You need no account and no password.`,
  },
  codeAlt: 'QR code with the link',
  withPhone: 'With your phone',
  scan: 'Point the camera at the code and tap the link that appears.',
  withComputer: 'On a computer',
  type: 'Type this address into the address bar, without spaces or line breaks:',
  closing: {
    rechnung: (date: string) =>
      `The link is valid until ${date}. Anyone who has it can see your invoice, so please keep this letter safe. If you lose it, tell us: we will block the link and send you a new one.`,
    portal: (date: string) =>
      `The link is valid until ${date}. Anyone who has it can see all your invoices, so please keep this letter safe. If you lose it, tell us: we will block the link and send you a new one.`,
    'mitarbeiter-portal': (date: string) =>
      `The link is valid until ${date}. It is for you alone: anyone who has it can see what you earn, so please keep this letter safe. If you lose it, tell us: we will block the link and send you a new one.`,
  },
  regards: 'Kind regards',
}

const en: typeof de = {
  linkLetter,
  invoice,
  receipt,
  account,
  payslip,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

export const documentsTexts = { de, en }
