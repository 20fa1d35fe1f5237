import { type SqlBool, sql } from 'kysely'
import { parsePlan } from '../invoices/payments/deferral'
import { standsAs } from '../invoices/payments/standing-filter.server'
import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { addDays, type DateText, dayInGermany } from '../values/calendar'
import type { Cents } from '../values/money'
import { LETTER_DAYS, listDunnedOn } from './dunned.server'
import type { Deferral, Known } from './history'

/** Of one customer; older ones are long settled. */
const MOST = 300

type Asked = Pick<Scope, 'tenantId' | 'today'>

/** Invoices of a customer that are open, or were paid after they were due, the earliest due first. */
export async function listHistories(
  executor: Executor,
  scope: Asked,
  customerId: string,
  isTermAgreed: boolean,
): Promise<Known[]> {
  const rows = await listRows(executor, scope, customerId)
  const ids = rows.map(({ invoiceId }) => invoiceId)
  const [payments, deferrals] = [await paidFor(executor, scope, ids), await deferredTo(executor, scope, ids)]
  const [dunned, sent] = [await listDunnedOn(executor, scope, ids), await sentOn(executor, scope, ids)]
  return rows.map(({ debtor, suppliedOn, collectOn, principalCents, openCents, isDisputed, ...row }) => {
    const { invoiceId } = row
    return {
      invoice: { ...row, openCents: Math.max(openCents, 0), isDisputed: isDisputed === 1 },
      history: {
        debtor: debtor === 'consumer' ? 'consumer' : 'business',
        dueOn: row.dueOn,
        suppliedOn,
        collectOn,
        receivedOn: sent.get(invoiceId) ?? null,
        isTermAgreed,
        // None of our invoices does.
        saysThirtyDays: false,
        dunnedOn: dunned.get(invoiceId) ?? [],
        principalCents,
        payments: payments.get(invoiceId) ?? [],
        deferrals: deferrals.get(invoiceId) ?? [],
      },
    }
  })
}

function listRows(executor: Executor, { tenantId, today }: Asked, customerId: string) {
  const principal = sql<Cents>`i.gross_cents + i.rounding_cents - i.prepaid_cents - i.credited_cents - i.waived_cents`
  return (
    executor
      .selectFrom('current_invoices as i')
      .select(['i.id as invoiceId', 'i.service_to as suppliedOn'])
      .select(sql<string>`i.number`.as('number'))
      .select(sql<DateText>`i.issued_on`.as('issuedOn'))
      .select(sql<DateText>`coalesce(i.due_on, i.issued_on)`.as('dueOn'))
      .select(sql<string>`json_extract(i.view_json, '$.buyerKind')`.as('debtor'))
      // The payer is not to blame for files that never reached a bank; of them the last day counts, of debits the first. A
      // booking that was undone was none.
      .select(
        sql<DateText | null>`coalesce(
          (select min(r.collect_on) ${COLLECTIONS} and d.state = 'returned'),
          (select min(p.paid_on) from payments p where p.tenant_id = i.tenant_id and p.invoice_id = i.id
            and p.method = 'direct_debit' and p.amount_cents > 0
            and not exists (select 1 from receipts u where u.tenant_id = p.tenant_id and u.reverses_id = p.receipt_id)
            and not exists (select 1 from payments u where u.tenant_id = p.tenant_id and u.reverses_id = p.id)),
          (select max(r.collect_on) ${COLLECTIONS}))`.as('collectOn'),
      )
      .select(sql<0 | 1>`coalesce(i.hold_kind = 'dispute', 0)`.as('isDisputed'))
      .select([principal.as('principalCents'), sql<Cents>`${principal} - i.paid_cents`.as('openCents')])
      .where('i.tenant_id', '=', tenantId)
      .where('i.customer_id', '=', customerId)
      .where('i.kind', '=', 'invoice')
      .where('i.status', '=', 'issued')
      .where('i.cancelled_by', 'is', null)
      // Collecting is the creditor's job: a debtor is not in default with what a debit is to pay, or has paid.
      .where(sql<SqlBool>`not exists (select 1 from invoice_standings s where s.tenant_id = i.tenant_id
      and s.invoice_id = i.id and ${standsAs('direct_debit', today)})`)
      .where(sql<SqlBool>`coalesce((select sum(p.amount_cents) from payments p where p.tenant_id = i.tenant_id
      and p.invoice_id = i.id and p.method = 'direct_debit'), 0) <= 0`)
      .where(
        sql<SqlBool>`${principal} > 0 and (${principal} > i.paid_cents or exists (select 1 from payments p
        where p.tenant_id = i.tenant_id and p.invoice_id = i.id and p.receipt_id is not null
          and p.paid_on > coalesce(i.due_on, i.issued_on)))`,
      )
      .orderBy(sql`coalesce(i.due_on, i.issued_on)`, 'desc')
      .orderBy('i.number', 'desc')
      .limit(MOST)
      .execute()
      .then((newest) => newest.reverse())
  )
}

const COLLECTIONS = sql`from debit_collections d
  join debit_runs r on r.tenant_id = d.tenant_id and r.id = d.run_id
  where d.tenant_id = i.tenant_id and d.invoice_id = i.id`

/** Money by the day on which it came or went back; what was undone is not in it. */
async function paidFor(executor: Executor, { tenantId }: Within, invoiceIds: readonly string[]) {
  const paid = new Map<string, { on: DateText; cents: Cents }[]>()
  if (invoiceIds.length === 0) return paid
  const rows = await executor
    .selectFrom('payments')
    .select(['invoice_id as invoiceId', 'paid_on as on'])
    .select(({ fn }) => fn.sum<Cents>('amount_cents').as('cents'))
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', invoiceIds)
    .where('receipt_id', 'is not', null)
    .groupBy(['invoice_id', 'receipt_id', 'paid_on'])
    .having(({ fn }) => fn.sum('amount_cents'), '<>', 0)
    .execute()
  for (const { invoiceId, ...payment } of rows) paid.set(invoiceId, [...(paid.get(invoiceId) ?? []), payment])
  return paid
}

async function deferredTo(executor: Executor, { tenantId }: Within, invoiceIds: readonly string[]) {
  const deferrals = new Map<string, Deferral[]>()
  if (invoiceIds.length === 0) return deferrals
  const rows = await executor
    .selectFrom('invoice_holds')
    .select(['invoice_id as invoiceId', 'from_on as fromOn', 'ended_on as endedOn', 'instalments_json'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', invoiceIds)
    .where('kind', '=', 'deferral')
    .orderBy('created_at')
    .execute()
  for (const { invoiceId, fromOn, endedOn, instalments_json } of rows)
    deferrals.set(invoiceId, [
      ...(deferrals.get(invoiceId) ?? []),
      { fromOn, endedOn, plan: parsePlan(instalments_json) },
    ])
  return deferrals
}

/** The day of the first mail with each invoice, or of its being handed over. */
async function sentOn(executor: Executor, { tenantId }: Within, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return new Map<string, DateText>()
  const mailed = executor
    .selectFrom('audit_entries')
    .select(['subject_id as invoiceId', sql<0 | 1>`0`.as('isHanded')])
    .select(({ fn }) => fn.min<string>('at').as('on'))
    .where('tenant_id', '=', tenantId)
    .where('subject_type', '=', 'invoice')
    .where('subject_id', 'in', invoiceIds)
    .where('action', '=', 'invoice.sent')
    .groupBy('subject_id')
  const handed = executor
    .selectFrom('invoice_handovers')
    .select(['invoice_id as invoiceId', sql<0 | 1>`1`.as('isHanded'), 'handed_on as on'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', invoiceIds)
    .where('withdrawn_at', 'is', null)
    .where('is_assumed', '=', 0)
  const sent = new Map<string, DateText>()
  for (const { invoiceId, isHanded, on } of await mailed.unionAll(handed).execute()) {
    const arrivedOn = isHanded ? addDays(on, LETTER_DAYS) : dayInGermany(on)
    if (arrivedOn < (sent.get(invoiceId) ?? '9999')) sent.set(invoiceId, arrivedOn)
  }
  return sent
}
