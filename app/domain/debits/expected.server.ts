import { type SqlBool, sql } from 'kysely'
import { keyOfCallOff } from '../invoices/payments/leave-out.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

/** A debit that a payer still expects. */
export interface ExpectedDebit {
  cents: Cents
  on: DateText
}

/**
 * The last debit of an invoice, if it is not carried out and no mail says so to a payer who was told of it: a person has to.
 * Null once its day is over.
 */
export async function findExpected(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
  invoiceId: string,
): Promise<ExpectedDebit | null> {
  const last = await executor
    .selectFrom('debit_collections')
    .innerJoin('debit_runs', (join) => joined(join, 'debit_runs.id', 'debit_collections.run_id'))
    .select(['debit_collections.id', 'state', 'told_by', 'left_out_at', 'called_off_at'])
    .select(['amount_cents as cents', 'collect_on as on'])
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('attempt', 'desc')
    .executeTakeFirst()
  if (last?.state !== 'failed' || last.on < today) return null
  const { id, told_by, left_out_at, called_off_at, cents, on } = last
  if (left_out_at === null ? told_by !== 'nobody' : called_off_at === null) return null
  const mail = await executor
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '=', keyOfCallOff(id))
    .where(sql<SqlBool>`status not in ('failed', 'bounced')`)
    .executeTakeFirst()
  return mail ? null : { cents, on }
}
