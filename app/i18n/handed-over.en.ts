import { de } from './handed-over.de'

const en: typeof de = {
  title: 'Record as handed over',
  text: 'The customer got the invoice on paper or in another way, not by email from Zahltag. From that day on, a direct debit printed on the invoice counts as announced.',
  on: 'Handed over or posted on',
  onHint: 'Not before the date of the invoice, and not after today.',
  button: 'Record as handed over',
  known: (date) => `Recorded as handed over: ${date}.`,
  withdrawText:
    'If that was a mistake, take the record back. A direct debit no longer counts as announced by it.',
  withdraw: 'Take the record back',
  fact: 'Handed over on',
  many: {
    title: (count) =>
      count === 1
        ? '1 direct debit has not been announced to anybody'
        : `${count} direct debits have not been announced to anybody`,
    text: 'These invoices were neither sent by email for sure (what is still waiting does not count) nor recorded as handed over, so the customer does not know about the direct debit yet. Send the invoice, or record here when you handed it over.',
    choose: 'Handed over',
    tick: (number) => `Invoice ${number} has been handed over`,
  },
  faults: {
    handed_over_early: 'That is before the date of the invoice. Please give that day or a later one.',
    handed_over_already:
      'Another day is recorded for an invoice already. Take that record back on the page of the invoice first.',
    handed_over_gone: 'The record has already been taken back.',
    handed_over_collected:
      'The direct debit that this invoice announces is in a file already. Mark it there as not carried out first.',
    handed_over_none: 'Please tick at least one invoice.',
  },
}

export const handedOver = { de, en }
