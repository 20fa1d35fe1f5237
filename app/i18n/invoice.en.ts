import type { de } from './invoice.de'

const status = {
  open: {
    word: 'Open',
    sentence: (amount: string, date: string) => `Please pay ${amount} by ${date}.`,
    help: 'The invoice has not been paid yet, and you still have time. If you have just made a transfer, the money takes one or two working days to show here.',
  },
  partly_paid: {
    word: 'Partly paid',
    sentence: (open: string, paid: string, date: string) =>
      `${paid} has arrived. Please pay the remaining ${open} by ${date}.`,
    help: 'Part of the amount is here, the rest is not yet. You only need to pay the rest.',
  },
  overdue: {
    word: 'Overdue',
    sentence: (open: string, since: string) => `Overdue since ${since}. Please pay ${open} now.`,
    paidSoFar: (paid: string) => `${paid} has already arrived.`,
    help: 'The payment date has passed. If you have already made a transfer, there is nothing left to do: the money takes one or two working days to show here. If you cannot pay at the moment, write to us.',
  },
  direct_debit: {
    word: 'Direct debit',
    sentence: (amount: string, date: string) =>
      `We will collect ${amount} from your account on ${date}. There is nothing you need to do.`,
    help: 'You have allowed us to collect the amount from your account. Please make sure that there is enough money in the account on that day. If the day is a weekend or a holiday, we collect on the next banking day.',
  },
  paid: {
    word: 'Paid',
    sentence: (date: string) => `Paid on ${date}. Thank you!`,
    sentenceWithoutDate: 'There is nothing to pay here.',
    help: 'The money has arrived in full. There is nothing left to do.',
  },
  cancelled: {
    word: 'Cancelled',
    sentence: (number: string) => `Cancelled by ${number}. You do not need to pay anything.`,
    help: 'We have withdrawn this invoice; it is no longer valid. If you have already paid, please write to us.',
  },
  credit: {
    word: 'Credited',
    sentence: 'You do not need to pay anything.',
    help: 'This document reverses an earlier invoice, in full or in part. Please keep it together with that invoice.',
  },
}

const pay = {
  title: 'How to pay',
  amount: 'Amount',
  toCopy: 'As fields to copy',
  copyOf: (what: string) => `${what} to copy`,
  savePicture: 'Save as a picture',
  pictureHint: 'Your banking app can open the saved picture.',
  calendar: 'Add to calendar',
  announce: {
    button: 'I have made the transfer',
    hint: 'This lets us know, and we will not send you a reminder for a week.',
    done: 'You told us about your transfer on',
    doneText: 'As soon as the money arrives, you will see it here.',
  },
  askForAccount: (firm: string) =>
    `The bank details of ${firm} are not on file here. They are on the invoice, or you can ask us.`,
  debitTitle: 'How it is paid',
  collectOn: 'Collected on',
  account: 'From your account',
  otherWay: 'Pay another way?',
  waiting: (account: string) => `You have asked for a direct debit mandate for ${account}`,
  waitingText:
    'We will collect nothing until we have confirmed your mandate. Until then, please pay by transfer.',
}

const choice = {
  title: 'Pay another way',
  legend: 'How would you like to pay?',
  transfer: 'Transfer',
  transferHint: 'You transfer the amount yourself.',
  mandate: (account: string) => `Direct debit from ${account}`,
  mandateHint: (reference: string) => `Mandate ${reference}`,
  requested: (account: string) => `Direct debit from ${account}, not confirmed yet`,
  newFirst: 'Direct debit from my account',
  newOther: 'Direct debit from another account',
  newHint: 'We will collect nothing until we have confirmed your mandate.',
  iban: 'IBAN',
  ibanHint: 'It is on your bank card and usually starts with DE.',
  holder: 'Name on the account',
  consent: (firm: string, creditorId: string) =>
    `I authorise ${firm} (creditor ID ${creditorId}) to collect payments from my account by SEPA direct debit. I also instruct my bank to honour these direct debits.`,
  consentRight:
    'Within eight weeks of the debit you can have the money refunded without giving reasons. The terms agreed with your bank apply.',
  button: 'Save choice',
}

const message = {
  titles: {
    invoice: 'A question about this invoice?',
    cancellation: 'A question about this cancellation?',
    credit_note: 'A question about this credit note?',
  },
  texts: {
    invoice: 'Write to us. We will see at once which invoice it is about.',
    cancellation: 'Write to us. We will see at once which cancellation it is about.',
    credit_note: 'Write to us. We will see at once which credit note it is about.',
  },
}

const files = {
  download: 'Download PDF',
  original: 'Original invoice (PDF)',
  asIssued: (date: string) =>
    `The PDF is the invoice of ${date} as it was sent. This page shows what applies now.`,
  receipt: 'Receipt (PDF)',
  cancellation: (number: string) => `Cancellation ${number} (PDF)`,
  cancelled: (number: string) => `Invoice ${number} (PDF)`,
}

const calendar = {
  due: (amount: string, firm: string) => `Transfer ${amount} to ${firm}`,
  collected: (amount: string, firm: string) => `${firm} collects ${amount}`,
  text: (number: string, amount: string) => `Invoice ${number}, ${amount}`,
  fileName: 'Due-date',
}

const chosen = {
  transfer: 'Saved: you will pay by transfer.',
  direct_debit: 'Saved: we will collect the amount.',
  requested: 'Thank you. Your direct debit mandate has been requested.',
  requestedText: 'We will collect nothing until we have confirmed it.',
}

const saved = {
  zahlungswahl: 'Your choice has been saved.',
  nachricht: { title: 'Thank you. Your message has arrived.', text: 'We will get back to you.' },
  ueberweisung: {
    title: 'Thank you for letting us know.',
    text: 'We will not send you a reminder for this invoice for a week.',
  },
}

export const en: typeof de = {
  pageTitle: 'Invoice',
  amounts: {
    open: 'Still to pay',
    collected: 'To be collected',
    total: 'Invoice total',
    credit_note: 'Amount credited',
    cancellation: 'Amount cancelled',
  },
  dates: { dueOn: 'To be paid by', wasDueOn: 'Payment was due', collectOn: 'Collected on' },
  backToPortal: 'Back to all invoices',
  details: {
    invoice: 'The invoice in detail',
    cancellation: 'The cancellation in detail',
    credit_note: 'The credit note in detail',
  },
  reason: 'Reason',
  seller: 'From',
  buyer: 'To',
  lines: 'Items',
  payments: 'Payments received',
  payment: 'Payment of',
  returned: 'Returned direct debit of',
  columns: {
    description: 'Description',
    taxRate: 'VAT',
    amount: 'Amount',
  },
  totals: { net: 'Net total', gross: 'Total' },
  status,
  pay,
  choice,
  message,
  files,
  calendar,
  chosen,
  saved,
}
