import type { Proposal } from './assess'

/** What a page showed of a proposal, in one word for its form: anything else is not sent. */
export function seenAs({ level, totalCents, invoices }: Proposal): string {
  const levels = invoices.map((invoice) => invoice.level).join('')
  return `${level}-${totalCents}-${levels}`
}
