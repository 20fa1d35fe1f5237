import type { CsvLayout } from './layout'

/** Of banks and services whose online banking a person may have set to English. */
export const ENGLISH_LAYOUTS: readonly CsvLayout[] = [
  {
    name: 'Deutsche Bank (englisch)',
    headings: [
      'Booking date',
      'Value date',
      'Transaction Type',
      'Beneficiary / Originator',
      'Payment Details',
    ],
    columns: {
      bookedOn: ['Booking date'],
      valueOn: ['Value date'],
      label: ['Transaction Type'],
      name: ['Beneficiary / Originator'],
      purpose: ['Payment Details'],
      iban: ['IBAN / Account Number', 'IBAN'],
      bic: ['BIC'],
      endToEndId: ['Customer Reference'],
      mandateReference: ['Mandate Reference'],
      creditorId: ['Creditor ID'],
      ultimateName: ['Ultimate creditor'],
      debit: ['Debit'],
      credit: ['Credit'],
      currency: ['Currency'],
    },
    ...{ decimal: '.', dates: 'MDY' },
  },
  {
    name: 'PayPal (englisch)',
    headings: ['Date', 'Currency', 'Gross', 'Net', 'Transaction ID'],
    columns: {
      bookedOn: ['Date'],
      name: ['Name'],
      label: ['Type', 'Description'],
      status: ['Status'],
      currency: ['Currency'],
      gross: ['Gross'],
      fee: ['Fee'],
      amount: ['Net'],
      reference: ['Transaction ID'],
      relatedReference: ['Reference Txn ID'],
      purpose: ['Subject', 'Item Title'],
      note: ['Invoice Number'],
      effect: ['Balance Impact'],
    },
    ...{ decimal: 'file', dates: 'file', furtherNotes: ['Invoice ID', 'Item Title', 'Note'] },
    pending: { status: ['Pending', 'Unpaid'] },
    information: {
      effect: ['Memo'],
      status: ['Denied', 'Canceled', 'Cancelled', 'Expired'],
      label: ['Account Hold', 'Review Hold', 'Hold on', 'General Authorization'],
    },
  },
]
