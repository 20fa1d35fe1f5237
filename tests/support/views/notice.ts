import type { Notice } from '~/domain/dunning/notice'
import { buyerView, sellerView } from './parties'

export function noticeView(overrides: Partial<Notice> = {}): Notice {
  return {
    level: 3,
    language: 'de',
    seller: sellerView(),
    buyer: buyerView(),
    customerNumber: 'K-0042',
    name: 'Ayşe Şahin',
    sentOn: '2026-05-04',
    payByOn: '2026-05-14',
    invoices: [
      noticed({ number: 'R2026-0042', openCents: 68_543, level: 3 }),
      noticed({ number: 'R2026-0051', openCents: 12_000, level: 1 }),
    ],
    creditCents: 1_000,
    feeCents: 250,
    totalCents: 79_793,
    reference: 'R2026-0042 R2026-0051',
    ownWords: 'Rufen Sie uns gern an: 0341 1234567.',
    isAccountEnclosed: false,
    isByInvoice: true,
    ...overrides,
  }
}

export function noticed(changes: Partial<Notice['invoices'][number]>): Notice['invoices'][number] {
  return {
    invoiceId: changes.number ?? 'i1',
    number: 'R2026-0042',
    issuedOn: '2026-03-01',
    dueOn: '2026-03-15',
    openCents: 10_000,
    level: 1,
    ...changes,
  }
}
