import type { de } from './invoice.de'

const standing = {
  open: {
    word: 'Open',
    sentence: (amount: string, date: string) => `Please pay ${amount} by ${date}.`,
    help: 'The invoice has not been paid yet, and you still have time. If you have just made a transfer, it takes one or two working days until the money shows here.',
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
    help: 'The date by which you were to pay has passed. If you have already made a transfer, there is nothing left to do: it takes one or two working days until the money shows here. If you cannot pay at the moment, write to us.',
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
    word: 'Nothing due',
    sentence: 'You do not need to pay anything.',
    help: 'This document reverses an earlier invoice, in full or in part. Please keep it together with that invoice.',
  },
}

const pay = {
  title: 'How to pay',
  amount: 'Amount',
  copyHint: 'Tap or click a value: all of it is selected, and you can copy it.',
  askForAccount: (firm: string) =>
    `The bank details of ${firm} are not on file here. They are on the invoice, or you can ask us.`,
  debitTitle: 'How it is paid',
  collectOn: 'Collected on',
  account: 'From your account',
  otherWay: 'Pay another way?',
  waiting: (account: string) => `Your direct debit mandate for ${account} is being checked`,
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
  requested: (account: string) => `Direct debit from ${account}, still being checked`,
  newFirst: 'Direct debit from my account',
  newOther: 'Direct debit from another account',
  newHint: 'We will check your details before we collect for the first time.',
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
  title: 'A question about this invoice?',
  text: 'Write to us. We will see at once which invoice it is about.',
}

const chosen = {
  transfer: 'Saved: you will pay by transfer.',
  direct_debit: 'Saved: we will collect the amount.',
  requested: 'Thank you. Your direct debit mandate has been requested.',
  requestedText: 'We will check it, and collect nothing before then.',
}

const saved = {
  zahlungswahl: 'Your choice has been saved.',
  nachricht: { title: 'Thank you. Your message has arrived.', text: 'We will get back to you.' },
}

export const en: typeof de = {
  pageTitle: 'Invoice',
  amounts: {
    open: 'Still to pay',
    total: 'Invoice total',
    credit_note: 'Amount credited',
    cancellation: 'Amount cancelled',
  },
  dueOn: 'To be paid by',
  download: 'Download PDF',
  details: 'The invoice in detail',
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
  standing,
  pay,
  choice,
  message,
  chosen,
  saved,
}
