import type { Notice } from './notice'

/** What a page showed of a proposal, in one word for its form: anything else is not sent. */
export function seenAs({
  level,
  totalCents,
  invoices,
}: Pick<Notice, 'level' | 'totalCents'> & {
  invoices: readonly Pick<Notice['invoices'][number], 'level'>[]
}): string {
  const levels = invoices.map((invoice) => invoice.level).join('')
  return `${level}-${totalCents}-${levels}`
}
