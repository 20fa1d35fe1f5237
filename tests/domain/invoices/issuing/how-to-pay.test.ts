import { expect, test } from 'vitest'
import { howToPay } from '~/domain/invoices/issuing/how-to-pay'
import type { InvoiceState } from '~/domain/invoices/payments/state'
import { sellerView } from '../../../support/views/parties'

const view = { number: '2026-0042', seller: sellerView(), payment: { method: 'transfer' } as const }
const mandate = { reference: 'M2026-0001', ibanMasked: 'DE** **** … 3000' }
const open: InvoiceState = { state: 'open', openCents: 11900, dueOn: '2026-03-16' }
const partly: InvoiceState = { state: 'partly_paid', openCents: 10000, paidCents: 1900, dueOn: '2026-03-16' }
const collected: InvoiceState = { state: 'direct_debit', openCents: 11900, collectOn: '2026-03-16' }

test('a transfer is of what is open, and its GiroCode says the same', () => {
  expect(howToPay(view, partly, null)).toEqual({
    method: 'transfer',
    amountCents: 10000,
    payee: 'Sauber & Söhne GmbH',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    bankName: 'Sparkasse Leipzig',
    reference: '2026-0042',
    giroCode: 'BCD\n002\n1\nSCT\n\nSauber & Söhne GmbH\nDE89370400440532013000\nEUR100.00\n\n\n2026-0042',
  })
})

test('without an account there is no GiroCode', () => {
  const bare = { ...view, seller: sellerView({ iban: null }) }
  expect(howToPay(bare, open, null)).toMatchObject({ method: 'transfer', iban: null, giroCode: null })
})

test('a direct debit names the mandate by which it is collected', () => {
  expect(howToPay(view, collected, mandate)).toEqual({
    method: 'direct_debit',
    amountCents: 11900,
    collectOn: '2026-03-16',
    mandateReference: 'M2026-0001',
    creditorId: 'DE98ZZZ09999999999',
    ibanMasked: 'DE** **** … 3000',
  })
})

test.each<InvoiceState>([
  { state: 'paid', paidOn: '2026-03-01' },
  { state: 'cancelled', cancelledBy: '2026-0043' },
  { state: 'credit' },
])('$state leaves nothing to pay', (status) => {
  expect(howToPay(view, status, mandate)).toEqual({ method: 'nothing' })
})
