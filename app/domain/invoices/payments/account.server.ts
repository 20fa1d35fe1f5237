import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import {
  type AccountEntry,
  type AccountEntryKind,
  type AccountRange,
  type BalancedEntry,
  MOST_ENTRIES,
  withBalances,
  withoutSlips,
} from './account'
import { listSharesOf, type ShareOfReceipt } from './shares-of-receipts.server'

export interface Account {
  openingCents: Cents
  /** In the order of their days; null if there are more than `MOST_ENTRIES`. */
  entries: BalancedEntry[] | null
  closingCents: Cents
}

export async function readAccount(
  executor: Executor,
  scope: Within,
  customerId: string,
  { from, to }: AccountRange,
): Promise<Account> {
  const { before, within } = await readSums(executor, scope, customerId, { from, to })
  const rows = await listRows(executor, scope, customerId, { from, to })
  const [openingCents, closingCents] = [before, before + within]
  if (rows.length > MOST_ENTRIES) return { openingCents, entries: null, closingCents }
  const receiptIds = rows.filter(({ source }) => source === 'receipt').map(({ id }) => id)
  const shares =
    receiptIds.length === 0 ? [] : await listSharesOf(executor, scope, { receiptIds, whole: undefined })
  const entries = withoutSlips(rows.map((row) => entryOf(row, shares)))
  return { openingCents, entries: withBalances(openingCents, entries), closingCents }
}

async function readSums(executor: Executor, scope: Within, customerId: string, { from, to }: AccountRange) {
  const { rows } = await sql<{ before: Cents; within: Cents }>`
    select coalesce(sum(cents) filter (where day < ${from}), 0) as before,
      coalesce(sum(cents) filter (where day >= ${from}), 0) as within
    from (
      select i.issued_on as day, ${ASKED} as cents ${documents(scope, customerId)} and i.issued_on <= ${to}
      union all
      select r.paid_on, -r.amount_cents ${receipts(scope, customerId)} and r.paid_on <= ${to}
      union all
      select p.paid_on, -p.amount_cents ${waivers(scope, customerId)} and p.paid_on <= ${to}
      union all
      select c.charged_on, c.cents ${charges(scope, customerId)} and c.charged_on <= ${to}
      union all
      select s.settled_on, -s.cents ${waivedCharges(scope, customerId)} and s.settled_on <= ${to})`.execute(
    executor,
  )
  return rows[0] ?? { before: 0, within: 0 }
}

interface Row {
  source: 'document' | 'receipt' | 'waiver' | 'charge'
  id: string
  day: DateText
  /** Of the document or waiver; how a receipt was paid. */
  kind: string
  cents: Cents
  reversesId: string | null
  number: string | null
  /** The invoice that a document corrects, or that was waived. */
  aboutId: string | null
  aboutNumber: string | null
}

/** One row more than `MOST_ENTRIES` if there are more. */
async function listRows(
  executor: Executor,
  scope: Within,
  customerId: string,
  { from, to }: AccountRange,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select source, id, day, kind, cents, reversesId, number, aboutId, aboutNumber from (
      select 'document' as source, i.id as id, i.issued_on as day, i.kind as kind, ${ASKED} as cents,
        null as reversesId, i.number as number, i.refers_to_id as aboutId,
        (select o.number from invoices o where o.tenant_id = i.tenant_id and o.id = i.refers_to_id) as aboutNumber,
        i.issued_at as at, 0 as rank
      ${documents(scope, customerId)} and i.issued_on between ${from} and ${to}
      union all
      select 'receipt', r.id, r.paid_on, r.method, -r.amount_cents, r.reverses_id, null, null, null, r.created_at, 1
      ${receipts(scope, customerId)} and r.paid_on between ${from} and ${to}
      union all
      select 'waiver', p.id, p.paid_on, p.method, -p.amount_cents, p.reverses_id, null, i.id, i.number,
        p.created_at, 2
      ${waivers(scope, customerId)} and p.paid_on between ${from} and ${to}
      union all
      select 'charge', c.id, c.charged_on, c.kind, c.cents, null, null, c.invoice_id,
        (select i.number from invoices i where i.tenant_id = c.tenant_id and i.id = c.invoice_id), c.created_at, 3
      ${charges(scope, customerId)} and c.charged_on between ${from} and ${to}
      union all
      select 'charge', s.id, s.settled_on, 'charge_waived', -s.cents, null, null, c.invoice_id,
        (select i.number from invoices i where i.tenant_id = c.tenant_id and i.id = c.invoice_id), s.created_at, 4
      ${waivedCharges(scope, customerId)} and s.settled_on between ${from} and ${to})
    order by day, at, rank, number, cents, id limit ${MOST_ENTRIES + 1}`.execute(executor)
  return rows
}

/** What a document asks for: a final invoice, what its advances left; its cancellation takes back no more. */
const ASKED = sql`i.gross_cents + i.rounding_cents - i.prepaid_cents + case when i.kind = 'cancellation'
  then (select o.prepaid_cents from invoices o where o.tenant_id = i.tenant_id and o.id = i.refers_to_id)
  else 0 end`

function documents({ tenantId }: Within, customerId: string): RawBuilder<unknown> {
  return sql`from invoices i where i.tenant_id = ${tenantId} and i.customer_id = ${customerId}
    and i.status = 'issued'`
}

function receipts({ tenantId }: Within, customerId: string): RawBuilder<unknown> {
  return sql`from receipts r where r.tenant_id = ${tenantId} and r.customer_id = ${customerId}`
}

/** Found by invoice: `cross join` keeps the firm's payments from being read first. */
function waivers({ tenantId }: Within, customerId: string): RawBuilder<unknown> {
  return sql`from invoices i cross join payments p where i.tenant_id = ${tenantId} and i.customer_id = ${customerId}
    and p.tenant_id = i.tenant_id and p.invoice_id = i.id and p.receipt_id is null`
}

/** What is owed beside invoices; a receipt that pays it counts as a receipt. */
function charges({ tenantId }: Within, customerId: string): RawBuilder<unknown> {
  return sql`from charges c where c.tenant_id = ${tenantId} and c.customer_id = ${customerId}
    and c.withdrawn_at is null`
}

function waivedCharges({ tenantId }: Within, customerId: string): RawBuilder<unknown> {
  return sql`from charges c cross join charge_settlements s where c.tenant_id = ${tenantId}
    and c.customer_id = ${customerId} and s.tenant_id = c.tenant_id and s.charge_id = c.id and s.receipt_id is null`
}

function entryOf(row: Row, shares: readonly ShareOfReceipt[]): AccountEntry {
  const { source, id, day, cents, reversesId, number, aboutId, aboutNumber } = row
  const own = shares.filter(({ receiptId }) => receiptId === id)
  const about =
    source === 'receipt'
      ? own.map((share) => ({ invoiceId: share.invoiceId, number: share.number }))
      : aboutId !== null && aboutNumber !== null
        ? [{ invoiceId: aboutId, number: aboutNumber }]
        : []
  return {
    id,
    on: day,
    kind: kindOf(row, about.length > 0),
    cents,
    document: number === null ? null : { invoiceId: id, number },
    about,
    moreAbout: (own[0]?.count ?? own.length) - own.length,
    reversesId,
  }
}

function kindOf({ source, kind, cents, reversesId }: Row, hasShares: boolean): AccountEntryKind {
  // Money out makes the customer owe more.
  if (source === 'receipt' && reversesId !== null) return 'taken_back'
  if (source === 'receipt' && cents > 0) return hasShares ? 'returned' : 'refund'
  if (source === 'waiver' && reversesId !== null) return `${kind}_back` as AccountEntryKind
  return kind as AccountEntryKind
}
