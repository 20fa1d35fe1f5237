import type { statement as de } from './statement.de'

export const statement: typeof de = {
  title: 'Statement of claims',
  fileName: 'Statement-of-claims',
  issuedOn: 'Date',
  payBy: 'Payable by',
  text: (day) =>
    `You are in default on these payments. By law you owe us interest on them; it is listed here up to ${day}, together with everything else that we can claim.`,
  greeting: 'Hello,',
  columns: { what: 'What for', how: 'How it is worked out', amount: 'Amount €' },
  invoice: (number, issuedOn, dueOn) => `Invoice ${number} of ${issuedOn}, due on ${dueOn}`,
  principal: 'Still open',
  since: (day, why) => `In default since ${day} (${why})`,
  starts: {
    agreed: 'agreed date, section\u00a0286\u00a0(2) BGB',
    dunned: 'reminder after the due date, section\u00a0286\u00a0(1) BGB',
    thirty_days: '30 days after due date and invoice, section\u00a0286\u00a0(3) BGB',
  },
  putOff: 'The payment that was agreed did not come',
  interest: 'Default interest',
  segment: ({ from, to, amount, rate, days, year }) =>
    `${from} – ${to}: ${amount} × ${rate} × ${days} ÷ ${year}`,
  rateOf: {
    business: 'Nine percentage points above the base rate, sections\u00a0288\u00a0(2) and 247 BGB',
    consumer: 'Five percentage points above the base rate, sections\u00a0288\u00a0(1) and 247 BGB',
  },
  lumpSum: 'Lump sum for late payment',
  lumpSumLaw: 'Section\u00a0288\u00a0(5) BGB, less reminder costs charged',
  earlier: 'Interest and costs claimed earlier, still open',
  credit: 'Your credit',
  lessCredit: (amount) => `Your credit of ${amount} has been taken off already.`,
  total: 'Total',
  toPay: 'To be paid',
  noTax: 'Interest and lump sum are damages. No VAT is due on them. This statement is not an invoice.',
  closing: 'Have you paid in the last few days, or is something wrong? Then please get in touch.',
  regards: 'Kind regards',
  noAccount: 'Please ask us for our bank details.',
}
