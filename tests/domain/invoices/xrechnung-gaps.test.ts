import { expect, test } from 'vitest'
import { checkDraft } from '~/domain/invoices/issuable'
import type { InvoiceView } from '~/domain/invoices/view'
import { invoiceView } from '../../support/views/invoice-view'
import { buyerView, sellerView } from '../../support/views/parties'

const gapsOf = (changes: Partial<Omit<InvoiceView, 'lines'>>) =>
  checkDraft(invoiceView({ isXRechnung: true, buyerReference: '01002000-KIEL-86', ...changes }))
    .map(({ code }) => code)
    .filter((code) => code.startsWith('xrechnung_'))

test.each<[string, Parameters<typeof gapsOf>[0], string[]]>([
  ['nothing', {}, []],
  ['the Leitweg-ID', { buyerReference: ' ' }, ['xrechnung_buyer_reference_missing']],
  ['the contact', { seller: sellerView({ contactName: null }) }, ['xrechnung_contact_missing']],
  ['the telephone', { seller: sellerView({ phone: '--' }) }, ['xrechnung_phone_missing']],
  ['the firm’s mail', { seller: sellerView({ email: null }) }, ['xrechnung_email_missing']],
  ['the buyer’s address', { buyer: buyerView({ email: null }) }, ['xrechnung_buyer_address_missing']],
  [
    'a mail where there is an address',
    { buyer: { ...buyerView({ email: null }), electronicAddress: { scheme: '0204', value: '01002000' } } },
    [],
  ],
  ['anything, on an ordinary invoice', { isXRechnung: false, buyerReference: '' }, []],
])('an XRechnung that lacks %s is refused for it', (_, changes, expected) => {
  expect(gapsOf(changes)).toEqual(expected)
})
