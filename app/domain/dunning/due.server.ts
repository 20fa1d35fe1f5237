import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { MandateStatus } from '~db/schema'
import { readHolds } from '../holds/holds.server'
import { dueNow, openInstalments, parsePlan } from '../invoices/payments/deferral'
import { standsAs } from '../invoices/payments/standing-filter.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { isLetterPrintable } from '../link-letters/printable'
import { missingLines } from '../links/postal-address'
import type { DateText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import type { DueCustomer, DueInvoice } from './assess'
import type { DunningLevel } from './levels'

/** Every open invoice that is due by today, or would be but for a deferral, by customer in the order of names; of some customers only, if asked. */
export async function listDue(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerIds?: readonly string[],
): Promise<DueCustomer[]> {
  if (customerIds?.length === 0) return []
  const rows = await readRows(executor, scope, customerIds)
  const holds = await readHolds(
    executor,
    scope,
    rows.map(({ invoiceId }) => invoiceId),
  )
  const byCustomer = new Map<string, DueCustomer>()
  for (const row of rows) {
    const known = byCustomer.get(row.customerId)
    const customer = known ?? customerOf(row)
    if (!known) byCustomer.set(row.customerId, customer)
    customer.invoices.push({ ...invoiceOf(row, scope.today), hold: holds.get(row.invoiceId) ?? null })
  }
  return [...byCustomer.values()]
}

interface Row {
  customerId: string
  customerNumber: string
  name: string
  contactName: string | null
  addressExtra: string | null
  street: string
  postalCode: string
  city: string
  country: string
  hasContact: 0 | 1
  contactEmail: string | null
  email: string | null
  creditCents: Cents
  stopReason: string | null
  lastNoticeOn: DateText | null
  invoiceId: string
  number: string
  issuedOn: DateText
  dueOn: DateText
  openCents: Cents
  isCollected: 0 | 1
  chosenStatus: MandateStatus | null
  debitRunningOn: DateText | null
  transferUntil: DateText | null
  lastLevel: DunningLevel | null
  lastSentOn: DateText | null
  lastPayByOn: DateText | null
  instalmentsJson: string | null
}

async function readRows(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
  customerIds: readonly string[] | undefined,
): Promise<Row[]> {
  const ofCustomers = customerIds === undefined ? sql`` : sql`and customer_id in (${sql.join(customerIds)})`
  const { rows } = await sql<Row>`
    select c.id as customerId, c.number as customerNumber, c.name, c.contact_name as contactName,
      c.address_extra as addressExtra, c.street, c.postal_code as postalCode, c.city, c.country, c.email,
      k.id is not null as hasContact, k.email as contactEmail, coalesce(cc.credit_cents, 0) as creditCents,
      p.reason as stopReason,
      (select max(n.sent_on) from dunning_notices n where n.tenant_id = c.tenant_id and n.customer_id = c.id)
        as lastNoticeOn,
      s.invoice_id as invoiceId, i.number, i.issued_on as issuedOn, s.due_on as dueOn, s.open_cents as openCents,
      s.is_collected as isCollected,
      (select m.status from payment_choices h
        left join mandates m on m.tenant_id = h.tenant_id and m.id = h.mandate_id
        where h.tenant_id = s.tenant_id and h.invoice_id = s.invoice_id order by h.seq desc limit 1) as chosenStatus,
      (select r.collect_on from debit_collections d
        join debit_runs r on r.tenant_id = d.tenant_id and r.id = d.run_id
        where d.tenant_id = s.tenant_id and d.invoice_id = s.invoice_id and d.state = 'running') as debitRunningOn,
      t.paused_until_on as transferUntil, d.level as lastLevel, n.sent_on as lastSentOn, n.pay_by_on as lastPayByOn,
      h.instalments_json as instalmentsJson
    from (select tenant_id, invoice_id, customer_id, due_on, open_cents, ${isCollected(today)} as is_collected
      from invoice_standings where ${isDue({ tenantId, today })} ${ofCustomers}) s
    join invoice_standings i on i.tenant_id = s.tenant_id and i.invoice_id = s.invoice_id
    join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    left join contacts k on k.tenant_id = c.tenant_id and k.customer_id = c.id and k.is_for_invoices = 1
      and k.archived_at is null
    left join customer_credits cc on cc.tenant_id = c.tenant_id and cc.customer_id = c.id
    left join dunning_stops p on p.tenant_id = c.tenant_id and p.customer_id = c.id
    left join transfer_notices t on t.tenant_id = s.tenant_id and t.invoice_id = s.invoice_id
      and t.paused_until_on >= ${today}
    left join dunned_invoices d on d.tenant_id = s.tenant_id and d.invoice_id = s.invoice_id
      and d.is_undelivered = 0 and d.level = (select max(l.level) from dunned_invoices l
        where l.tenant_id = s.tenant_id and l.invoice_id = s.invoice_id and l.is_undelivered = 0)
    left join invoice_holds h on h.tenant_id = s.tenant_id and h.invoice_id = s.invoice_id
      and h.kind = 'deferral' and h.ended_at is null
    left join dunning_notices n on n.tenant_id = d.tenant_id and n.id = d.notice_id
    order by c.name_key, c.id, s.due_on, i.number`.execute(executor)
  return rows
}

/** Of `invoice_standings`. */
export function isDue({ tenantId, today }: Pick<Scope, 'tenantId' | 'today'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`tenant_id = ${tenantId} and open_cents > 0
    and (due_on <= ${today} or invoice_id in (select invoice_id from invoice_holds
      where tenant_id = ${tenantId} and kind = 'deferral' and ended_at is null))`
}

function isCollected(today: DateText): RawBuilder<unknown> {
  return sql`coalesce(${standsAs('direct_debit', today)}, 0)`
}

function customerOf(row: Row): DueCustomer {
  const { contactName, addressExtra, street, postalCode, city, country, name } = row
  const address = { name, attention: contactName, addressExtra, street, postalCode, city, country }
  return {
    customerId: row.customerId,
    number: row.customerNumber,
    name,
    email: row.hasContact ? row.contactEmail : row.email,
    isPostal: missingLines(address).length === 0,
    isPrintable: isLetterPrintable(address),
    creditCents: row.creditCents,
    stopReason: row.stopReason,
    lastNoticeOn: row.lastNoticeOn,
    invoices: [],
  }
}

function invoiceOf(row: Row, today: DateText): Omit<DueInvoice, 'hold'> {
  const { invoiceId, number, issuedOn, dueOn, transferUntil, debitRunningOn } = row
  const { lastLevel, lastSentOn, lastPayByOn } = row
  const last =
    lastLevel === null || lastSentOn === null || lastPayByOn === null
      ? null
      : { level: lastLevel, sentOn: lastSentOn, payByOn: lastPayByOn }
  const plan = openInstalments(parsePlan(row.instalmentsJson), row.openCents)
  const late = plan.filter((instalment) => instalment.dueOn < today)
  const asked = late.length > 0 ? sum(late.map((instalment) => instalment.openCents)) : dueNow(plan, today)
  const openCents = plan.length > 0 ? asked : row.openCents
  const debit = row.isCollected ? 'chosen' : row.chosenStatus === 'requested' ? 'requested' : null
  return { invoiceId, number, issuedOn, dueOn, openCents, last, transferUntil, debitRunningOn, debit }
}
