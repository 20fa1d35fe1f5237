import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { DunningLevel, LastNotice } from './levels'

type Asked = Pick<Scope, 'tenantId' | 'today'>

/** What little is known of most invoices: no entry, if nothing is. */
interface Facts {
  /** Of a deferral in force, as it is stored. */
  plan?: string
  /** The last day of rest after an announced transfer. */
  transfer?: DateText
  /** The day on which a running debit is collected. */
  debit?: DateText
  /** The last day on which a debit came back. */
  returned?: DateText
  /** A mandate was chosen that the office has not decided about. */
  requested?: ''
}

export interface FactsOfInvoices {
  facts: Map<string, Facts>
  lastNotices: Map<string, LastNotice>
}

/** @param due a query for the ids of the invoices */
export async function readFacts(
  executor: Executor,
  scope: Asked,
  due: RawBuilder<unknown>,
): Promise<FactsOfInvoices> {
  const { tenantId, today } = scope
  const { rows } = await sql<{ invoiceId: string; what: keyof Facts; value: string }>`
    with due as materialized (${due})
    select invoice_id as invoiceId, 'plan' as what, instalments_json as value from invoice_holds
    where tenant_id = ${tenantId} and kind = 'deferral' and ended_at is null and invoice_id in due
    union all
    select invoice_id, 'transfer', paused_until_on from transfer_notices
    where tenant_id = ${tenantId} and paused_until_on >= ${today} and invoice_id in due
    union all
    select d.invoice_id, 'debit', r.collect_on from debit_collections d
    join debit_runs r on r.tenant_id = d.tenant_id and r.id = d.run_id
    where d.tenant_id = ${tenantId} and d.state = 'running' and d.invoice_id in due
    union all
    select invoice_id, 'returned', date(max(created_at)) from debit_returns
    where tenant_id = ${tenantId} and withdrawn_at is null and invoice_id in due group by invoice_id
    union all
    select c.invoice_id, 'requested', '' from mandates m
    join payment_choices c on c.tenant_id = m.tenant_id and c.mandate_id = m.id
    where m.tenant_id = ${tenantId} and m.status = 'requested' and c.invoice_id in due
      and not exists (select 1 from payment_choices l
        where l.tenant_id = c.tenant_id and l.invoice_id = c.invoice_id and l.seq > c.seq)`.execute(executor)
  const facts = new Map<string, Facts>()
  for (const { invoiceId, what, value } of rows)
    facts.set(invoiceId, { ...facts.get(invoiceId), [what]: value })
  return { facts, lastNotices: await readLastNotices(executor, scope, due) }
}

/** Of each invoice the highest that arrived. */
async function readLastNotices(
  executor: Executor,
  { tenantId }: Asked,
  due: RawBuilder<unknown>,
): Promise<Map<string, LastNotice>> {
  const { rows } = await sql<{
    invoiceId: string
    level: DunningLevel
    sentOn: DateText
    payByOn: DateText
  }>`
    select d.invoice_id as invoiceId, d.level, n.sent_on as sentOn, n.pay_by_on as payByOn
    from dunned_invoices d join dunning_notices n on n.tenant_id = d.tenant_id and n.id = d.notice_id
    where d.tenant_id = ${tenantId} and d.is_undelivered = 0 and d.invoice_id in (${due})
    order by d.level`.execute(executor)
  return new Map(rows.map(({ invoiceId, ...last }) => [invoiceId, last]))
}
