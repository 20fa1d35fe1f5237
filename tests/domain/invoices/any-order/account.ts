import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { getCustomer } from '~/domain/customers/find.server'
import { type Account, readAccount } from '~/domain/invoices/payments/account.server'
import { readOpenSums } from '~/domain/invoices/payments/open-sums.server'
import type { Database } from '~db/schema'
import type { Billed } from './acts'
import { openCents, readLedger } from './ledger'

const ALWAYS = { from: '1970-01-01', to: '2999-12-31' }
/** Between the two days on which something is done. */
const BETWEEN = '2026-03-20'

/**
 * The statement of account ends with what is open less the credit, by what the customer's page shows and by a second
 * calculation, and the balance at the end of each day is what was booked until then.
 */
export async function expectAccountKept(db: Kysely<Database>, billed: Billed): Promise<void> {
  const { scope, customerId } = billed
  const whole = await readAccount(db, scope, customerId, ALWAYS)
  const { owedCents, collectedCents } = await readOpenSums(db, scope, customerId)
  const { creditCents } = await getCustomer(db, scope, customerId)
  expect(whole.closingCents).toBe(owedCents + collectedCents - creditCents)
  expect(whole.closingCents).toBe(await reckoned(db, billed))
  const days = await readDays(db, billed)
  expect(balances(whole)).toEqual(added(days, '0000-00-00', 0))
  const later = await readAccount(db, scope, customerId, { from: BETWEEN, to: ALWAYS.to })
  const before = days.filter(({ day }) => day < BETWEEN).reduce((sum, { cents }) => sum + cents, 0)
  expect(later.openingCents).toBe(before)
  expect(later.closingCents).toBe(whole.closingCents)
  expect(balances(later)).toEqual(added(days, BETWEEN, before))
}

/** What all invoices still ask for, less what was received and no invoice got. */
async function reckoned(db: Kysely<Database>, billed: Billed): Promise<number> {
  const { scope, customerId } = billed
  const { rows: invoices } = await sql<{ id: string }>`select id from invoices
    where tenant_id = ${scope.tenantId} and customer_id = ${customerId} and kind = 'invoice'
    and status = 'issued'`.execute(db)
  let open = 0
  for (const { id } of invoices) open += openCents(await readLedger(db, { ...billed, invoiceId: id }))
  const { rows } = await sql<{ unassigned: number }>`
    select coalesce((select sum(amount_cents) from receipts
        where tenant_id = ${scope.tenantId} and customer_id = ${customerId}), 0)
      - coalesce((select sum(p.amount_cents) from payments p join invoices i on i.id = p.invoice_id
        where i.tenant_id = ${scope.tenantId} and i.customer_id = ${customerId}
        and p.receipt_id is not null), 0) as unassigned`.execute(db)
  return open - (rows[0]?.unassigned ?? 0)
}

interface Day {
  day: string
  cents: number
}

/** What each day added, by the frozen documents and what was booked. */
async function readDays(db: Kysely<Database>, { scope, customerId }: Billed): Promise<Day[]> {
  const of = sql`tenant_id = ${scope.tenantId} and customer_id = ${customerId}`
  const papers = await sql<{ view_json: string }>`select view_json from invoices
    where ${of} and view_json is not null`.execute(db)
  const money = await sql<Day>`select paid_on as day, -amount_cents as cents from receipts where ${of}
    union all select paid_on, -amount_cents from payments where receipt_id is null
    and invoice_id in (select id from invoices where ${of})`.execute(db)
  const asked = papers.rows.map(({ view_json }) => {
    const { issuedOn, grossCents, roundingCents = 0, prepaidCents = 0 } = JSON.parse(view_json)
    return { day: issuedOn, cents: grossCents + roundingCents - prepaidCents }
  })
  const sums = new Map<string, number>()
  for (const { day, cents } of [...asked, ...money.rows]) sums.set(day, (sums.get(day) ?? 0) + cents)
  return [...sums]
    .map(([day, cents]) => ({ day, cents }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** The last balance of each day that changed it. */
function balances({ entries, openingCents }: Account): [string, number][] {
  const days = new Map((entries ?? []).map(({ on, balanceCents }) => [on, balanceCents]))
  return changes([...days], openingCents)
}

function added(days: readonly Day[], from: string, openingCents: number): [string, number][] {
  let balance = openingCents
  const ends = days
    .filter(({ day }) => day >= from)
    .map(({ day, cents }): [string, number] => {
      balance += cents
      return [day, balance]
    })
  return changes(ends, openingCents)
}

function changes(ends: readonly [string, number][], openingCents: number): [string, number][] {
  return ends.filter(([, cents], index) => cents !== (ends[index - 1]?.[1] ?? openingCents))
}
