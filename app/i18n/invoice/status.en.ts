import type * as de from './status.de'

export const status: typeof de.status = {
  open: {
    word: 'Open',
    sentence: (amount: string, date: string) => `Please pay ${amount} by ${date}.`,
    help: 'The invoice has not been paid yet, and you still have time. If you have just made a transfer, the money takes one or two working days to show here.',
  },
  partly_paid: {
    word: 'Partly paid',
    sentence: (open: string, paid: string, date: string) =>
      `We have received ${paid}. Please pay the remaining ${open} by ${date}.`,
    help: 'We have received part of the amount. You only need to pay the rest.',
  },
  overdue: {
    word: 'Overdue',
    sentence: (open: string, since: string) => `Overdue since ${since}. Please pay ${open} now.`,
    paidSoFar: (paid: string) => `We have already received ${paid}.`,
    help: 'The payment date has passed. If you have already made a transfer, there is nothing left to do: the money takes one or two working days to show here. If you cannot pay at the moment, write to us.',
  },
  direct_debit: {
    word: 'To be collected',
    running: 'Being collected',
    sentence: (amount: string, date: string) =>
      `We will collect ${amount} from your account on ${date}. There is nothing you need to do.`,
    untold: (amount: string) =>
      `We will collect ${amount} from your account, and write to you beforehand on which day. There is nothing you need to do.`,
    helpUntold:
      'You have allowed us to collect the amount from your account. No day has been set yet. Before we collect it, we will write to you.',
    help: 'You have allowed us to collect the amount from your account. Please make sure that there is enough money in the account on that day. If the day is a weekend or a holiday, we collect on the next banking day.',
  },
  deferred: {
    word: 'Deferred',
    sentence: (amount: string, date: string) => `Deferred until ${date}: please pay ${amount} by then.`,
    instalment: (amount: string, date: string) =>
      `We have agreed on instalments. Please pay ${amount} next, by ${date}.`,
    late: (amount: string, since: string) =>
      `The agreed instalment has been overdue since ${since}. Please pay ${amount} now.`,
    help: 'We have agreed with you that you pay later. There is nothing you need to do until the day named here.',
    helpInstalments:
      'We have agreed with you that you pay in parts. When each instalment is due is shown below. You may also pay earlier, or more.',
  },
  disputed: {
    word: 'Being looked into',
    sentence: (amount: string) => `We are looking into whether this invoice is right. ${amount} is open.`,
    help: 'While we look into what may be wrong with the invoice, we send no reminders and start no new direct debit. We will get back to you as soon as we know.',
  },
  paid: {
    word: 'Paid',
    sentence: (date: string) => `Paid on ${date}. Thank you!`,
    sentenceWithoutDate: 'There is nothing to pay here.',
    help: 'The money has arrived in full. There is nothing left to do.',
  },
  credited: {
    word: 'Credited in full',
    sentence: 'We have credited the whole amount. You do not need to pay anything.',
    help: 'Credit notes have balanced this invoice in full. We will refund anything you have already paid for it.',
  },
  cancelled: {
    word: 'Cancelled',
    sentence: (number: string) => `Cancelled by ${number}. You do not need to pay anything.`,
    help: 'We have withdrawn this invoice; it is no longer valid. What you have already paid for it, we will refund.',
  },
  credit: {
    word: 'Credited',
    sentence: 'You do not need to pay anything. What you have already paid for it, we will refund.',
    help: 'This document reverses an earlier invoice, in full or in part. Please keep it together with that invoice.',
  },
}
