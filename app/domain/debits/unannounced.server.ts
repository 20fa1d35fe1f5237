import { type SqlBool, sql } from 'kysely'
import { parseInvoiceView } from '../invoices/issuing/view'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
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
  const { isPaused, undelivered } = await readMail(executor, within)
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
  const arrived = await listArrived(
    executor,
    within,
    troubled.map(({ debit }) => debit.invoiceId),
  )
  return new Map(
    troubled.flatMap(({ debit, reason }) => {
      const view = arrived.get(debit.invoiceId)
      const isTold =
        debit.untold === null && view && creditor && isSaid(parseInvoiceView(view), { debit, creditor })
      return isTold ? [] : [[debit.invoiceId, reason] as const]
    }),
  )
}

/** Whether the firm's mails wait, and the addresses whose last mail came back or was refused, of late. */
async function readMail(executor: Executor, { tenantId, today }: Asked) {
  const rows = await executor
    .selectFrom('tenants')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.tenant_id', '=', 'tenants.id')
        .on('outbox.status', 'in', ['failed', 'bounced'])
        .on('outbox.created_at', '>=', addDays(today, -REMEMBERED_DAYS))
        .on(
          sql<SqlBool>`not exists (select 1 from outbox n where n.tenant_id = ${tenantId}
            and lower(n.recipient) = lower(outbox.recipient) and n.status = 'sent' and n.created_at > outbox.created_at)`,
        ),
    )
    .select(['mail_paused_at', 'outbox.recipient'])
    .where('tenants.id', '=', tenantId)
    .execute()
  return {
    isPaused: rows.some(({ mail_paused_at }) => mail_paused_at !== null),
    undelivered: new Set(rows.flatMap(({ recipient }) => recipient?.toLowerCase() ?? [])),
  }
}
