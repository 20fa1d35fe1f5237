import { type SqlBool, sql } from 'kysely'
import { parseInvoiceView } from '../invoices/issuing/view'
import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { addDays } from '../values/calendar'
import { listArrived } from './arrived.server'
import type { Creditor } from './creditor.server'
import type { DueDebit } from './due.server'
import { isSaid } from './said'

/** An address that failed longer ago may work by now: nothing has tried it since. */
const REMEMBERED_DAYS = 90

type Asked = Pick<Scope, 'tenantId' | 'today'>

/** Why no mail can announce a debit that its invoice does not announce. */
export type WhyUnannounced = 'no_address' | 'paused' | 'undelivered'

/** By invoice; what is announced by an invoice that has arrived, or can be by mail, is not in it. */
export async function listUnannounced(
  executor: Executor,
  within: Asked,
  { creditor, debits }: { creditor: Creditor | null; debits: readonly DueDebit[] },
): Promise<ReadonlyMap<string, WhyUnannounced>> {
  if (debits.length === 0) return new Map()
  const isPaused = await areMailsPaused(executor, within)
  const undelivered = await listUndelivered(executor, within)
  const reasonOf = ({ mailTo }: DueDebit): WhyUnannounced | null => {
    if (mailTo === null) return 'no_address'
    if (isPaused) return 'paused'
    return undelivered.has(mailTo.toLowerCase()) ? 'undelivered' : null
  }
  const troubled = debits.flatMap((debit) => {
    const reason = reasonOf(debit)
    return reason === null ? [] : [{ debit, reason }]
  })
  if (troubled.length === 0) return new Map()
  const rows = await executor
    .selectFrom('invoices')
    .select(['id', 'view_json'])
    .where('tenant_id', '=', within.tenantId)
    .where(
      'id',
      'in',
      troubled.map(({ debit }) => debit.invoiceId),
    )
    .execute()
  const arrived = await listArrived(
    executor,
    within,
    troubled.map(({ debit }) => debit.invoiceId),
  )
  const views = new Map(rows.map(({ id, view_json }) => [id, view_json]))
  return new Map(
    troubled.flatMap(({ debit, reason }) => {
      const view = views.get(debit.invoiceId)
      const isTold =
        debit.untold === null && view && creditor && isSaid(parseInvoiceView(view), { debit, creditor })
      return isTold && arrived.has(debit.invoiceId) ? [] : [[debit.invoiceId, reason] as const]
    }),
  )
}

async function areMailsPaused(executor: Executor, { tenantId }: Within): Promise<boolean> {
  const { mail_paused_at } = await executor
    .selectFrom('tenants')
    .select('mail_paused_at')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return mail_paused_at !== null
}

/** Addresses whose last mail came back or was refused, of late. */
async function listUndelivered(executor: Executor, { tenantId, today }: Asked): Promise<ReadonlySet<string>> {
  const rows = await executor
    .selectFrom('outbox')
    .select('recipient')
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['failed', 'bounced'])
    .where('created_at', '>=', addDays(today, -REMEMBERED_DAYS))
    .where(
      sql<SqlBool>`not exists (select 1 from outbox n where n.tenant_id = ${tenantId}
        and lower(n.recipient) = lower(outbox.recipient) and n.status = 'sent' and n.created_at > outbox.created_at)`,
    )
    .execute()
  return new Set(rows.map(({ recipient }) => recipient.toLowerCase()))
}
