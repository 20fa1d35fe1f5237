import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { HeldBack } from '../holds/hold'
import { readHolds } from '../holds/holds.server'
import { dueNow, openInstalments, parsePlan } from '../invoices/payments/deferral'
import { standsAs } from '../invoices/payments/standing-filter.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import type { DueCustomer, DueInvoice } from './assess'
import { readDueCustomers } from './due-customers.server'
import { type FactsOfInvoices, readFacts } from './due-facts.server'

type Asked = Pick<Scope, 'tenantId' | 'today'>

/**
 * Every open invoice that is due by today, or would be but for a deferral, by customer in the order of names; of some
 * customers only, if asked. What holds for few of many invoices is looked up for all of them at once.
 */
export async function listDue(
  executor: Executor,
  scope: Asked,
  customerIds?: readonly string[],
): Promise<DueCustomer[]> {
  if (customerIds?.length === 0) return []
  const ofCustomers = customerIds === undefined ? sql`` : sql`and customer_id in (${sql.join(customerIds)})`
  const due = (column: 'invoice_id' | 'customer_id') =>
    sql`select ${sql.ref(column)} from invoice_standings where ${isDue(scope)} ${ofCustomers}`
  const customers = await readDueCustomers(executor, scope, due('customer_id'))
  const holds = await readHolds(executor, scope, due('invoice_id'))
  const facts = await readFacts(executor, scope, due('invoice_id'))
  const known = { ...facts, holds, today: scope.today }
  const byId = new Map(customers.map((customer) => [customer.customerId, customer]))
  for (const row of await readInvoices(executor, scope, [...byId.keys()]))
    byId.get(row.customerId)?.invoices.push(invoiceOf(row, known))
  return customers
}

interface Row {
  customerId: string
  invoiceId: string
  number: string
  issuedOn: DateText
  dueOn: DateText
  openCents: Cents
  isCollected: 0 | 1
}

async function readInvoices(
  executor: Executor,
  { tenantId, today }: Asked,
  customerIds: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select customer_id as customerId, invoice_id as invoiceId, number, issued_on as issuedOn, due_on as dueOn,
      open_cents as openCents, coalesce(${standsAs('direct_debit', today)}, 0) as isCollected
    from invoice_standings where ${isDue({ tenantId, today })}
      and customer_id in (select value from json_each(${JSON.stringify(customerIds)}))
    order by due_on, number`.execute(executor)
  return rows
}

/** Of `invoice_standings`. */
export function isDue({ tenantId, today }: Asked): RawBuilder<SqlBool> {
  return sql<SqlBool>`tenant_id = ${tenantId} and open_cents > 0
    and (due_on <= ${today} or invoice_id in (select invoice_id from invoice_holds
      where tenant_id = ${tenantId} and kind = 'deferral' and ended_at is null))`
}

interface Known extends FactsOfInvoices {
  holds: Map<string, HeldBack>
  today: DateText
}

/** Of thousands, so it copies each field once. */
function invoiceOf(row: Row, { holds, facts, lastNotices, today }: Known): DueInvoice {
  const { invoiceId, number, issuedOn, dueOn, openCents, isCollected } = row
  const known = facts.get(invoiceId)
  return {
    invoiceId,
    number,
    issuedOn,
    dueOn,
    openCents: known?.plan === undefined ? openCents : askedOf(known.plan, openCents, today),
    last: lastNotices.get(invoiceId) ?? null,
    hold: holds.get(invoiceId) ?? null,
    transferUntil: known?.transfer ?? null,
    debitRunningOn: known?.debit ?? null,
    returnedOn: known?.returned ?? null,
    debit: isCollected ? 'chosen' : known?.requested === undefined ? null : 'requested',
  }
}

/** Of instalments, those that are late, or else what is due next. */
function askedOf(planJson: string, openCents: Cents, today: DateText): Cents {
  const plan = openInstalments(parsePlan(planJson), openCents)
  if (plan.length === 0) return openCents
  const late = plan.filter(({ dueOn }) => dueOn < today)
  return late.length > 0 ? sum(late.map((instalment) => instalment.openCents)) : dueNow(plan, today)
}
