import type { notice as de } from './notice.de'

export const notice: typeof de = {
  titles: { 1: 'Payment reminder', 2: 'Second reminder', 3: 'Final notice' },
  mixed: {
    opening:
      'We have not yet received full payment for these invoices. Beside each you see what applies to it.',
    demand: (amount, day) => `Please transfer ${amount} in total by ${day}.`,
    second: 'For the invoices marked “Second reminder”, we hereby ask you formally to pay.',
    last: 'For the invoices marked “Final notice”, this is our final notice: if we do not have the money for them by then, we will apply for a court order for payment without further notice. You would have to bear the costs.',
  },
  and: (first, last) => `${first} and ${last.toLowerCase()}`,
  openings: {
    1: (isOne) =>
      isOne
        ? 'This may have slipped your attention: we have not yet received full payment for this invoice.'
        : 'This may have slipped your attention: we have not yet received full payment for these invoices.',
    2: (isOne) =>
      isOne
        ? 'We have already reminded you of this payment. The invoice is still open.'
        : 'We have already reminded you of this payment. The invoices are still open.',
    3: (isOne) =>
      isOne
        ? 'Despite our reminder, this invoice has not been paid in full. This is our final notice.'
        : 'Despite our reminder, these invoices have not been paid in full. This is our final notice.',
  },
  demands: {
    1: (amount, day) => `Please transfer ${amount} by ${day}.`,
    2: (amount, day) => `We hereby ask you formally to pay. Please transfer ${amount} by ${day}.`,
    3: (amount, day) =>
      `Please transfer ${amount} by ${day}. If we do not have the money by then, we will apply for a court order for payment without further notice. You would have to bear the costs.`,
  },
  closings: {
    1: 'Have you made the transfer in the last few days? Then there is nothing left to do. If something is wrong, please tell us.',
    2: 'If you have made the transfer in the last few days, there is nothing left to do. If something is wrong, or you cannot pay all of it at once, please talk to us.',
    3: 'If you have made the transfer in the last few days, there is nothing left to do. If something is wrong, or you cannot pay all of it at once, please talk to us before that day.',
  },
  greeting: (name) => `Hello ${name}`.trim(),
  regards: 'Kind regards',
  invoice: 'Invoice',
  invoices: (count) => `${count} invoices`,
  due: (amount, dueOn) => `${amount}, due since ${dueOn}`,
  fee: 'Reminder costs',
  credit: 'Your credit',
  total: 'Total',
  toPay: 'To be paid',
  letterEnclosed: 'this notice as a PDF file',
  accountEnclosed: 'your statement of account',
  noAccount: 'Please ask us for our bank details.',
  fileName: 'Notice',
  issuedOn: 'Date',
  payBy: 'Payable by',
  columns: { number: 'Invoice', issuedOn: 'Dated', dueOn: 'Due since', amount: 'Open €' },
}
