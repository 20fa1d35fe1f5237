import type { ErrorWords } from './errors.en.server'

const nothingStored = 'Nothing of the request was stored.'

/** Why a call does not fit what is stored. */
export const conflicts = {
  number_taken: {
    title: 'The number is taken',
    meaning: `Another customer of the firm has this number. ${nothingStored}`,
    causes: ['The customer was created before, perhaps by the office.', 'Two programs count on their own.'],
    remedy: 'Search for the number and use that customer, or leave number out: the next free one is given.',
  },
  debit_needs_mandate: {
    title: 'Direct debit needs a mandate',
    meaning: `payment_method says direct_debit, and the customer has no active mandate. ${nothingStored}`,
    causes: ['The mandate was not entered or confirmed yet.', 'It has ended.'],
    remedy: 'Send the mandate by the webhook first, or let the customer pay by transfer.',
  },
  discount_longer_than_term: {
    title: 'The discount outlasts the term of payment',
    meaning: `discount_days is longer than the time in which the customer has to pay. ${nothingStored}`,
    causes: [
      'payment_term_days was shortened, and discount_days was not.',
      'The firm’s own term counts, and is shorter.',
    ],
    remedy: 'Send both together, with discount_days not above payment_term_days.',
  },
  mandate_not_active: {
    title: 'The mandate is not active',
    meaning: `The invoice is to be collected by a mandate that does not count now. ${nothingStored}`,
    causes: ['It waits for the office, was revoked, stopped by a returned debit, or has lapsed.'],
    remedy: 'Choose another mandate_id, or null to ask for a transfer.',
  },
  advance_not_deductible: {
    title: 'An advance cannot be deducted',
    meaning: `An advance invoice that the draft deducts does not fit it. ${nothingStored}`,
    causes: ['It is not paid, was cancelled, or belongs to another customer.'],
    remedy: 'Look at the draft in the office: advances are chosen there.',
  },
  advance_taken: {
    title: 'An advance is deducted elsewhere',
    meaning: `Another invoice or draft deducts the same advance invoice already. ${nothingStored}`,
    causes: ['Two drafts were made for the same job.'],
    remedy: 'Look at both drafts in the office, and leave the advance to one of them.',
  },
  already_issued: {
    title: 'The invoice is issued already',
    meaning: 'It has its number, and nothing was done a second time.',
    causes: ['The call was sent again without its Idempotency-Key.', 'The office was faster.'],
    remedy:
      'Read the invoice: it is as you wanted it. Send an Idempotency-Key, and a repeat answers as the first call did.',
  },
  not_issuable: {
    title: 'The draft must not be issued yet',
    meaning: `It lacks something that the law or the e-invoice demands; errors lists all of it. ${nothingStored}`,
    causes: [
      'A line lacks its unit, or the firm lacks its tax number.',
      'The customer’s address is not complete.',
    ],
    remedy:
      'Mend what errors points at. An empty pointer means the firm itself: its owner completes the data in the office.',
  },
  not_issued: {
    title: 'It is still a draft',
    meaning: `Only an issued invoice can be sent or paid. ${nothingStored}`,
    causes: ['The call to issue it was left out or refused.'],
    remedy: 'Issue the invoice first.',
  },
  not_open: {
    title: 'Nothing is open',
    meaning: `The invoice is paid, cancelled or credited. ${nothingStored}`,
    causes: ['It was settled after you read it.'],
    remedy: 'Read the invoice again: open says what is left.',
  },
  no_address: {
    title: 'There is no e-mail address',
    meaning: `Nobody knows where the mail would go. ${nothingStored}`,
    causes: ['The customer has no email, and no contact who gets invoices.'],
    remedy: 'Give the customer an email, or take the PDF and send it yourself.',
  },
  handed_over_early: {
    title: 'Handed over before it was issued',
    meaning: `The day is before that of the invoice. ${nothingStored}`,
    causes: ['The day is of the order or the service.', 'Day and month were mixed up.'],
    remedy: 'Name the day on which you sent the invoice; issued_on is the first that can be.',
  },
  handed_over_already: {
    title: 'It was noted with another day',
    meaning: `Somebody noted that this invoice was handed over on another day. ${nothingStored}`,
    causes: ['The office or another program was faster.', 'The invoice was sent a second time.'],
    remedy:
      'Leave it, as the first day counts; if that is wrong, take the note back with the day that is noted, and note the right one.',
  },
  handed_over_gone: {
    title: 'There is no such note any more',
    meaning: `Nobody has noted that this invoice was handed over, or it was taken back. ${nothingStored}`,
    causes: ['The office or another program was faster.', 'It was taken back by an earlier call.'],
    remedy: 'There is nothing left to do: the invoice announces nothing by a note.',
  },
  handed_over_collected: {
    title: 'A debit relies on the note',
    meaning: `A file for the bank collects the money, and the payer knows of it by this invoice. ${nothingStored}`,
    causes: ['The file was made after the note.'],
    remedy: 'Let the office mark the debit as not carried out first.',
  },
  other_customer: {
    title: 'An invoice belongs to another customer',
    meaning: `invoice_ids names an invoice that is not this customer’s. ${nothingStored}`,
    causes: ['Money of one customer was to pay for another.'],
    remedy: 'Book the money to whom it belongs; for the rest the office helps.',
  },
  not_payable: {
    title: 'This document takes no payment',
    meaning: `Money cannot be booked on a cancellation. ${nothingStored}`,
    causes: ['The id is that of the cancellation rather than of the invoice.'],
    remedy: 'Name the invoice itself.',
  },
  more_than_open: {
    title: 'It is more than is open',
    meaning: `The rest would be the customer’s credit; that wants to be confirmed. ${nothingStored}`,
    causes: ['The customer paid twice, or in one sum for several invoices.'],
    remedy: 'Name all invoices that the money is for, or send is_confirmed: true.',
  },
  date_before_issue: {
    title: 'The money came before the invoice',
    meaning: `paid_on is before the day of issue; that wants to be confirmed. ${nothingStored}`,
    causes: ['A typing mistake in the date, or a payment in advance.'],
    remedy: 'Correct the date, or send is_confirmed: true.',
  },
  discount_offered: {
    title: 'It is the amount less the cash discount',
    meaning: `The money is as much as is open less the discount, and the call does not say which is meant. ${nothingStored}`,
    causes: ['The customer took the discount.'],
    remedy: 'Send with_discount: true to settle the invoice, or is_confirmed: true to leave the rest open.',
  },
  discount_over: {
    title: 'The discount has ended',
    meaning: `The money came after the last day of the discount. ${nothingStored}`,
    causes: ['The customer paid late and took the discount all the same.'],
    remedy: 'Book it without with_discount: the rest stays open.',
  },
  discount_short: {
    title: 'It is too little, even with the discount',
    meaning: `The amount does not reach for these invoices less their discount. ${nothingStored}`,
    causes: ['One invoice too many is named, or the discount was taken twice.'],
    remedy: 'Name fewer invoices, or book it without with_discount.',
  },
} as const satisfies Record<string, ErrorWords>
