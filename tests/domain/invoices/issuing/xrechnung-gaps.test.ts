import { expect, test } from 'vitest'
import { checkDraft } from '~/domain/invoices/issuing/issuable'
import { invoiceView } from '../../../support/views/invoice-view'
import { buyerView, sellerView } from '../../../support/views/parties'

type Changes = Parameters<typeof invoiceView>[0]

const asXRechnung = { isXRechnung: true, buyerReference: '01002000-KIEL-86' }
const blockingOf = (changes: Changes) =>
  checkDraft(invoiceView({ ...asXRechnung, ...changes }))
    .filter(({ severity }) => severity === 'blocking')
    .map(({ code }) => code)
const gapsOf = (changes: Changes) => blockingOf(changes).filter((code) => code.startsWith('xrechnung_'))

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

const SEPTEMBER = { serviceFrom: '2026-09-01', serviceTo: '2026-09-30' }
const OUTSIDE = 'xrechnung_line_period_outside'

// PEPPOL-EN16931-R110 and R111, which KoSIT has made its own.
test.each<[what: string, changes: Changes, expected: string[]]>([
  ['within it', { lines: [{ periodFrom: '2026-09-01', periodTo: '2026-09-30' }] }, []],
  ['that begins a day before', { lines: [{ periodFrom: '2026-08-31', periodTo: '2026-09-05' }] }, [OUTSIDE]],
  ['that ends a day after', { lines: [{}, { periodFrom: '2026-09-30', periodTo: '2026-10-01' }] }, [OUTSIDE]],
  ['that ends in time and begins nowhere', { lines: [{ periodTo: '2026-09-30' }] }, []],
  [
    'another day, where the supply was on one',
    { serviceTo: '2026-09-01', lines: [{ periodFrom: '2026-08-01', periodTo: '2026-08-31' }] },
    [],
  ],
  [
    'outside, where it is no XRechnung',
    { isXRechnung: false, lines: [{ periodFrom: '2026-08-31', periodTo: '2026-09-05' }] },
    [],
  ],
])('beside the period of an XRechnung, a line has one %s', (_, changes, expected) => {
  expect(blockingOf({ ...SEPTEMBER, ...changes })).toEqual(expected)
})

test('an XRechnung needs the postcode of a buyer whose country has none (BR-DE-9)', () => {
  const buyer = buyerView({ country: 'HK', city: 'Hong Kong', postalCode: '', vatId: null })
  expect(blockingOf({ buyer })).toEqual(['buyer_address_incomplete'])
  expect(blockingOf({ buyer, isXRechnung: false })).toEqual([])
})
