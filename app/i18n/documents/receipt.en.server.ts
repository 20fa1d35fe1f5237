import type * as de from './receipt.de.server'

export const receipt: typeof de.receipt = {
  title: (number: string) => `Receipt for invoice ${number}`,
  fileName: 'Receipt',
  invoiceDate: 'Invoice date',
  issuedOn: 'Issued on',
  paid: (amount: string, date: string) => `The invoice for ${amount} was paid in full on ${date}. Thank you!`,
  settledWith: (amount, paid, date) =>
    `The invoice for ${amount} has been settled. You paid ${paid} towards it, most recently on ${date}. Thank you!`,
  columns: { date: 'Date', kind: 'Payment', amount: 'Amount €' },
  payment: 'Payment',
  methods: {
    transfer: 'Bank transfer',
    direct_debit: 'Direct debit',
    cash: 'Cash',
    set_off: 'Offset',
    cash_discount: 'Early payment discount',
    write_off: 'Balance waived',
  } as Record<string, string>,
  credited: (number) => `Credit note ${number}`,
  deducted: (number) => `Advance deducted, invoice ${number}`,
  until: (date) => `until ${date}`,
  earlier: (count) => (count === 1 ? '1 earlier entry' : `${count} earlier entries`),
  returned: 'Returned direct debit',
  total: 'Paid',
  settled: 'Total',
  note: 'This receipt is not an invoice and shows no VAT. Please keep it together with the invoice.',
}
