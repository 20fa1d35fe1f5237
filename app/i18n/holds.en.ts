import { de } from './holds.de'

const en: typeof de = {
  acts: { dispute: 'Note a dispute', defer: 'Defer payment' },
  endActs: { dispute: 'End the dispute', deferral: 'Cancel the deferral', promise: 'Delete the promise' },
  kinds: { dispute: 'In dispute', deferral: 'Deferred', promise: 'Payment promised' },
  about: {
    title: 'Dispute and deferral',
    dispute: (since) => `In dispute since ${since}: no reminders are sent and nothing is collected.`,
    deferral: (until) => `Agreed with the customer: to be paid by ${until}.`,
    plan: 'Instalments have been agreed with the customer.',
    promise: (until) =>
      `The customer has promised to pay by ${until}. No reminders are sent until then; the invoice stays due.`,
    passed: (until) => `The promise ran until ${until}.`,
    reason: 'Reason',
    columns: { dueOn: 'Instalment due', cents: 'Agreed', open: 'Still open' },
  },
  dispute: {
    title: 'Note a dispute',
    text: 'The customer disputes the invoice or a part of it. Until you end this, no reminders are sent and nothing is collected, and the customer sees “Being looked into” instead of a request to pay.',
    reason: 'What does the customer object to?',
    reasonHint: 'For your office only, for example: two lamps are missing, call from Ms Berg.',
    fromOn: 'Disputed on',
    button: 'Note the dispute',
  },
  deferral: {
    title: 'Defer payment',
    open: (amount) => `${amount} is open.`,
    how: 'What has been agreed?',
    hows: {
      day: 'All of it by a new date',
      instalments: 'In instalments',
      promise: 'Only a promise: the due date stays, and the customer does not see it',
    },
    untilOn: 'To be paid by',
    untilHint: 'With instalments: the date of the first. The others follow at monthly intervals.',
    count: 'Number of instalments',
    toPlan: 'You can change the instalments in the next step.',
    reason: 'Note',
    reasonHint: 'For your office only.',
    button: 'Continue',
    law: 'A deferral moves the due date: no default interest accrues until the new date. An invoice paid by direct debit is collected on the new date; instalments are transferred.',
  },
  plan: {
    title: 'Agree on instalments',
    text: (amount) => `Together the instalments must come to ${amount}. Empty rows do not count.`,
    dueOn: (number) => `Instalment ${number} due`,
    cents: (number) => `Amount of instalment ${number} in euros`,
    other: 'Agree on something else',
    button: 'Save the instalments',
  },
  end: {
    titles: { dispute: 'End the dispute', deferral: 'Cancel the deferral', promise: 'Delete the promise' },
    texts: {
      dispute:
        'The invoice then has to be paid again, and reminders go out again. The customer sees this at once.',
      deferral:
        'The invoice is then due on its former date again. If the customer relies on the deferral, please talk to them first.',
      promise: 'Reminders then go out again.',
    },
    reason: 'Why?',
    reasonHint: 'For example: settled, the customer will pay. Or: entered by mistake.',
    gone: 'There is nothing left to end here.',
  },
  faults: {
    hold_reason_missing: 'Please write what the customer objects to.',
    hold_how_missing: 'Please choose what has been agreed.',
    hold_until_missing: 'Please enter the date.',
    hold_count_wrong: 'Please enter a number from 2 to 24.',
    hold_end_reason_missing: 'Please write why this ends.',
    hold_nothing_open: 'Nothing of this invoice is open any more.',
    hold_in_force: 'Something has already been noted about this invoice. Please end that first.',
    hold_not_in_force: 'This has ended in the meantime.',
    hold_date_past: 'That date has passed.',
    hold_being_collected:
      'The bank has already been told to collect this invoice. Wait until the debit is booked or comes back.',
    instalment_half: 'Each instalment needs a date and an amount.',
    instalments_few: 'Please enter at least two instalments.',
    instalments_order: 'The instalments must be in the order of their dates, each on a different day.',
    instalments_sum: 'Together the instalments do not come to what is open.',
  },
}

export const holds = { de, en }
