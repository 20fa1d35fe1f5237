import type { AccountEntryKind, BalancedEntry } from '~/domain/invoices/payments/account'
import type { AccountStatement } from '~/domain/invoices/payments/account-statement'
import { buyerView, sellerView } from './parties'

/** `number` is that of the invoice itself, or of the one that it is about. */
export function accountEntry(
  on: string,
  kind: AccountEntryKind,
  [cents, balanceCents]: [number, number],
  number?: string,
): BalancedEntry {
  const invoice = number === undefined ? [] : [{ invoiceId: number, number }]
  const isDocument = kind === 'invoice'
  return {
    ...{ id: `${on} ${kind} ${number}`, on, kind, cents, balanceCents, moreAbout: 0, reversesId: null },
    document: isDocument ? (invoice[0] ?? null) : null,
    about: isDocument ? [] : invoice,
  }
}

export const STILL_OPEN = {
  ...{ id: 'second', number: 'R2026-0002', issuedOn: '2026-02-01', dueOn: '2026-02-15' },
  ...{ openCents: 31_000, askedCents: 31_000, isCollected: false, isDisputed: false },
}

export function accountView(overrides: Partial<AccountStatement> = {}): AccountStatement {
  return {
    language: 'de',
    seller: sellerView(),
    buyer: buyerView(),
    customerNumber: 'K-0042',
    issuedOn: '2026-03-12',
    range: { from: '2026-01-01', to: '2026-03-12' },
    openingCents: 5000,
    entries: [
      accountEntry('2026-01-05', 'invoice', [119_000, 124_000], 'R2026-0001'),
      accountEntry('2026-01-15', 'transfer', [-121_620, 2380], 'R2026-0001'),
      accountEntry('2026-01-15', 'cash_discount', [-2380, 0], 'R2026-0001'),
      accountEntry('2026-02-01', 'invoice', [31_000, 31_000], 'R2026-0002'),
      accountEntry('2026-02-20', 'transfer', [-1000, 30_000]),
    ],
    closingCents: 30_000,
    stillOpen: [STILL_OPEN],
    creditCents: 1000,
    chargesCents: 0,
    ...overrides,
  }
}
