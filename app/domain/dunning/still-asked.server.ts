import { readCredit } from '../invoices/credits/sources.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { type LeftOutInvoice, lessCredit } from './assess'
import type { Notice } from './notice'
import type { Obstacle } from './obstacle'
import { readProposals } from './proposals.server'

/** `settled`: nothing of it is owed any more; `changed`: another sum is, or something says to leave the customer alone. */
export type WhyNotAsked = 'settled' | 'changed' | 'outdated'

type Codes = ReadonlySet<Obstacle['code']>

/** What stands in the way of the next notice, but not of the same one again. */
const AFTER_NOTICE: Codes = new Set(['too_early', 'after_last', 'noticed_today'])
/** Nor of one that only waits to be sent. */
const WHILE_QUEUED: Codes = new Set([...AFTER_NOTICE, 'statement_old', 'no_address', 'letters'])

interface Asked {
  customerId: string
  notice: Pick<Notice, 'invoices' | 'creditCents' | 'payByOn'>
  isQueued?: boolean
}

/** Why a notice no longer asks for what the customer owes today; undefined if it still does. */
export async function whyNotAsked(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  { customerId, notice, isQueued = false }: Asked,
): Promise<WhyNotAsked | undefined> {
  if (notice.payByOn < scope.today) return 'outdated'
  const { proposals, leftOut } = await readProposals(executor, scope, [customerId])
  const passed = isQueued ? WHILE_QUEUED : AFTER_NOTICE
  const isNamed = new Set(notice.invoices.map(({ invoiceId }) => invoiceId))
  const takesCredit = ({ invoiceId, obstacle: { code } }: LeftOutInvoice) =>
    code === 'credit' || code === 'noticed_today' || (isNamed.has(invoiceId) && passed.has(code))
  const due = [...proposals.flatMap(({ invoices }) => invoices), ...leftOut.filter(takesCredit)].sort(
    (one, other) => one.dueOn.localeCompare(other.dueOn) || one.number.localeCompare(other.number),
  )
  const { owed, creditCents } = lessCredit(due, await readCredit(executor, scope, customerId))
  const openCents = new Map(owed.map((invoice) => [invoice.invoiceId, invoice.openCents]))
  const isHeld = leftOut.some((invoice) => isNamed.has(invoice.invoiceId) && !takesCredit(invoice))
  if (!isHeld && !notice.invoices.some(({ invoiceId }) => openCents.has(invoiceId))) return 'settled'
  const isSame = notice.invoices.every((invoice) => openCents.get(invoice.invoiceId) === invoice.openCents)
  return isSame && creditCents === notice.creditCents ? undefined : 'changed'
}
