import type * as de from './payment.de'

export const pay: typeof de.pay = {
  instalments: 'These instalments have been agreed. The details below are for the next one.',
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
  untold: 'We will write to you with the day beforehand.',
  account: 'From your account',
  otherWay: 'Pay another way?',
  returned: 'The direct debit was returned',
  moved: 'The account on the invoice has been closed meanwhile. Please transfer to this one:',
  returnedText:
    'Your bank did not pay it, or sent it back. Please pay by transfer. If we collect the amount again instead, we will tell you the day beforehand.',
  waiting: (account: string) => `You have asked to pay by direct debit from ${account}`,
  waitingText:
    'We will not collect anything until we have confirmed your mandate. Until then, please pay by transfer.',
}

export const choice: typeof de.choice = {
  title: 'Pay another way',
  legend: 'How would you like to pay?',
  transfer: 'Transfer',
  transferHint: 'You transfer the amount yourself.',
  mandate: (account: string) => `Direct debit from ${account}`,
  mandateHint: (reference: string) => `Mandate ${reference}`,
  requested: (account: string) => `Direct debit from ${account}, not confirmed yet`,
  newFirst: 'Direct debit from my account',
  newOther: 'Direct debit from another account',
  newHint: 'We will not collect anything until we have confirmed your mandate.',
  iban: 'IBAN',
  ibanHint: 'It is on your bank card and usually starts with DE.',
  holder: 'Name on the account',
  consent: (firm: string, creditorId: string) =>
    `I authorise ${firm} (creditor ID ${creditorId}) to collect payments from my account by SEPA direct debit. I also instruct my bank to honour these direct debits.`,
  consentRight:
    'Within eight weeks of the debit you can have the money refunded without giving reasons. The terms agreed with your bank apply.',
  button: 'Save choice',
}

export const chosen: typeof de.chosen = {
  transfer: 'Saved: you will pay by transfer.',
  direct_debit: 'Saved: we will collect the amount.',
  requested: 'Thank you. Your direct debit mandate has been requested.',
  requestedText: 'We will not collect anything until we have confirmed it.',
}
