import type { Cents } from '../values/money'
import type { DunningLevel } from './levels'

interface Seen {
  level: DunningLevel
  totalCents: Cents
  /** Of a notice, which its proposal does not have. */
  feeCents?: Cents
  invoices: readonly { level: DunningLevel }[]
}

/** What a page showed of a proposal, in one word for its form: anything else is not sent. */
export function seenAs({ level, totalCents, feeCents = 0, invoices }: Seen): string {
  return `${level}-${totalCents - feeCents}-${invoices.map((invoice) => invoice.level).join('')}`
}
