import type * as de from './acts.de'

export const acts: typeof de.acts = {
  title: 'What you can do',
  edit: 'Edit',
  preview: 'Open preview (PDF)',
  issueText: 'Issuing gives the invoice its number. After that it cannot be changed, only cancelled.',
  issue: 'Issue',
  issueAndSend: 'Issue and send',
  blocking: 'The invoice cannot be issued as it is',
  mend: 'Enter it there',
  warnings: 'Please check before issuing',
  discard: 'Discard draft',
  discardText: 'The draft is deleted. It has no number yet, so no gap is left.',
  send: 'Send',
  pay: 'Enter a payment',
  settleRest: 'Settle the rest',
  cancel: 'Cancel',
  credit: 'Credit in part',
  isDeducted: (number: string) =>
    `This advance invoice is deducted in final invoice ${number}. To cancel or credit it, cancel the final invoice first.`,
  copy: 'Copy',
}

export const credit: typeof de.credit = {
  title: 'Credit note for',
  text: 'This issues a credit note with a number of its own, which reverses part of this invoice. It cannot be undone.',
  lines: 'How much do you want to credit?',
  quantityOf: (line) => `Quantity: ${line}`,
  left: (quantity, amount) => `At most ${quantity}, net ${amount}`,
  ofRest: (amount: string) =>
    `At most ${amount}: the advances deducted cannot be credited here. For more, cancel the final invoice; its advance invoices are then free again.`,
  ofWaived:
    'Part of this invoice was waived, for example as an early payment discount. The same share is taken off the credit, so only what was paid is refunded.',
  amounts: 'Credit an amount instead of quantities',
  amountOf: (rate) => `Net amount in euros, VAT ${rate}`,
  leftNet: (amount) => `At most ${amount}`,
  description: 'What for',
  descriptionHint: 'Printed as a line of the credit note, for example: reduction for late delivery',
  rest: 'Credit everything that is left',
  reason: 'Reason',
  reasonHint: 'Printed on the credit note, for example: no service on 12 September.',
  sums: 'What the credit note comes to',
  total: 'Credit',
  refunds: (amount) =>
    `The customer will then have paid ${amount} too much. It becomes credit that you can pay back or set off.`,
  leaves: (amount) => `${amount} of the invoice is still to be paid.`,
  button: 'Issue credit note',
}

export const cancel: typeof de.cancel = {
  title: 'Cancel invoice',
  text: 'This issues a cancellation with a number of its own, which reverses the whole invoice. It cannot be undone.',
  paid: (amount) =>
    `The customer has paid ${amount}, which becomes credit: use it for other invoices or pay it back.`,
  reason: 'Reason',
  reasonHint: 'Printed on the cancellation, for example: wrong quantity, a new invoice will follow.',
  button: 'Issue cancellation',
  rewrite: 'Cancel and write a new one',
  send: 'Send the cancellation to the customer',
}

export const payment: typeof de.payment = {
  title: 'Payment for',
  open: (amount) => `${amount} is still to be paid.`,
  nothingOpen: 'There is nothing left to pay.',
  amount: 'Amount in euros',
  paidOn: 'Date of payment',
  method: 'How',
  direction: 'Direction',
  directions: { in: 'From the customer', out: 'Returned, for example a direct debit' },
  button: 'Enter payment',
}

export const saved: typeof de.saved = {
  gesperrt: 'All links to this invoice are blocked.',
  neuere: 'The links shown here are blocked. A newer one has been created since and still works, see below.',
  entworfen: 'The draft has been saved.',
  geaendert: 'The draft has been changed.',
  verworfen: 'The draft has been discarded.',
  kopiert: 'This is the new draft. Please check its period and lines.',
  ausgestellt: 'The invoice has been issued.',
  'ausgestellt-gesendet': 'The invoice has been issued and is on its way to the customer.',
  'ausgestellt-ohne-adresse':
    'The invoice is issued but was not sent: no email address of the customer is known. Print the PDF, or enter an address and send it then.',
  'ausgestellt-nichts-offen':
    'The invoice is issued but was not sent: there is nothing to pay on it. You can download the PDF.',
  gesendet: 'The email with the invoice is on its way to the customer.',
  'schon-gesendet': 'The invoice has already been sent to this address. The customer will not get it again.',
  storniert: 'The invoice has been cancelled. This is the cancellation.',
  'storniert-gesendet':
    'The invoice has been cancelled. This is the cancellation; it is on its way to the customer.',
  'storniert-ungesendet':
    'The invoice has been cancelled. The cancellation was not sent, because the customer has no email address on file.',
  'storniert-neu': 'The invoice has been cancelled. This is the new draft: please correct it.',
  'storniert-neu-gesendet':
    'The invoice has been cancelled, and the cancellation is on its way to the customer. This is the new draft: please correct it.',
  'storniert-neu-ungesendet':
    'The invoice has been cancelled. The cancellation was not sent, because the customer has no email address on file. This is the new draft: please correct it.',
  gutgeschrieben: 'The credit note has been issued.',
  gebucht: 'The payment has been entered.',
  'gebucht-guthaben':
    'The payment has been entered. It was more than is still to be paid; the rest is now the customer’s credit.',
  'gebucht-kosten': 'The payment has been entered. Part of it has paid reminder costs and interest.',
  verrechnet: 'The credit has been used.',
  erstattet: 'The refund has been entered.',
  ausgeglichen: 'The rest has been settled.',
  zurueckgenommen: 'The entry has been reversed.',
  'in-klaerung': 'The invoice is in dispute. No reminders are sent and nothing is collected.',
  gestundet: 'The deferral has been noted.',
  uebergeben: 'Recorded. A direct debit on the invoice counts as announced since that day.',
  'nicht-uebergeben': 'The record has been taken back.',
  zugesagt: 'The promise has been noted. No reminders are sent until then.',
  'aufschub-beendet': 'That has ended. The invoice is to be paid as before.',
}
