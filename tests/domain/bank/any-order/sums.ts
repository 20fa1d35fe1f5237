import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '~db/schema'
import type { Firm } from './acts'

// A second calculation over what lies in the database: sums of rows, with nothing of the product's arithmetic in it.

const WITH_RECEIPT = ['customer', 'returned', 'refund']

type Row = Record<string, number | string | null>

/** Whatever was done, the bank's book, the invoices and the customers' money come out even. */
export async function expectEven(
  db: Kysely<Database>,
  { scope: { tenantId }, customers }: Firm,
): Promise<void> {
  const rows = async (query: string, ...values: string[]): Promise<Row[]> => {
    const parts = query.split('?')
    const { rows: found } = await sql<Row>`${sql.join(
      parts.flatMap((part, at) => (at === 0 ? [sql.raw(part)] : [sql`${values[at - 1]}`, sql.raw(part)])),
      sql.raw(' '),
    )}`.execute(db)
    return found
  }
  const cents = async (query: string, ...values: string[]) => {
    const [row] = await rows(query, ...values)
    return Number(Object.values(row ?? {})[0] ?? 0)
  }

  const entries = await rows(
    `select e.amount_cents as said, coalesce((select sum(i.amount_cents) from bank_items i
      where i.tenant_id = e.tenant_id and i.entry_id = e.id), 0) as items from bank_entries e where e.tenant_id = ?`,
    tenantId,
  )
  for (const { said, items } of entries) expect(items, 'an entry is its items').toBe(said)

  const items = await rows(
    `select i.amount_cents as said, i.open_cents as open, coalesce((select sum(a.amount_cents) from bank_assignments a
      where a.tenant_id = i.tenant_id and a.item_id = i.id), 0) as assigned from bank_items i where i.tenant_id = ?`,
    tenantId,
  )
  for (const { said, open, assigned } of items) {
    expect(Number(open) + Number(assigned), 'what is open of an item').toBe(said)
    expect(Number(open) * Number(said), 'no item is assigned beyond itself').toBeGreaterThanOrEqual(0)
    expect(Math.abs(Number(open))).toBeLessThanOrEqual(Math.abs(Number(said)))
  }

  const assignments = await rows(
    `select a.kind, a.amount_cents as assigned, r.amount_cents as received,
      exists (select 1 from bank_assignments u where u.tenant_id = a.tenant_id and u.reverses_id = a.id) as undone,
      exists (select 1 from receipts u where u.tenant_id = a.tenant_id and u.reverses_id = a.receipt_id) as reversed
      from bank_assignments a left join receipts r on r.tenant_id = a.tenant_id and r.id = a.receipt_id
      where a.tenant_id = ? and a.reverses_id is null`,
    tenantId,
  )
  for (const { kind, assigned, received, undone, reversed } of assignments)
    if (WITH_RECEIPT.includes(String(kind)))
      expect([received, reversed], 'an assignment is its receipt').toEqual([assigned, undone])
    else expect([received, reversed]).toEqual([null, 0])

  for (const { id, name } of customers) {
    const of = [tenantId, id]
    const documents = await rows(
      'select view_json from invoices where tenant_id = ? and customer_id = ? and view_json is not null',
      ...of,
    )
    const asked = documents.reduce((sum, { view_json }) => {
      const { grossCents, roundingCents = 0, prepaidCents = 0 } = JSON.parse(String(view_json))
      return sum + grossCents + roundingCents - prepaidCents
    }, 0)
    const waived = await cents(
      `select sum(amount_cents) from payments where tenant_id = ? and receipt_id is null
        and invoice_id in (select id from invoices where customer_id = ?)`,
      ...of,
    )
    const open = await cents(
      'select sum(open_cents) from invoice_standings where tenant_id = ? and customer_id = ?',
      ...of,
    )
    const credit = await cents(
      'select sum(credit_cents) from customer_credits where tenant_id = ? and customer_id = ?',
      ...of,
    )
    const assigned = await cents(
      `select sum(a.amount_cents) from bank_assignments a join receipts r on r.tenant_id = a.tenant_id
        and r.id = coalesce((select m.receipt_id from bank_assignments m where m.id = a.reverses_id), a.receipt_id)
        where a.tenant_id = ? and r.customer_id = ?`,
      ...of,
    )
    const byHand = await cents(
      `select sum(amount_cents) from receipts r where tenant_id = ? and customer_id = ?
        and not exists (select 1 from bank_assignments a where a.tenant_id = r.tenant_id
          and a.receipt_id in (r.id, r.reverses_id))`,
      ...of,
    )
    const charged = await cents(
      `select sum(s.cents) from charge_settlements s join charges c on c.tenant_id = s.tenant_id and c.id = s.charge_id
        where s.tenant_id = ? and c.customer_id = ? and s.receipt_id is not null`,
      ...of,
    )
    expect(open + assigned + byHand - credit - charged, `what ${name} was asked for`).toBe(asked - waived)
    expect(open).toBeGreaterThanOrEqual(0)
    expect(credit).toBeGreaterThanOrEqual(0)
  }

  const charges = await rows(
    `select cents, coalesce((select sum(s.cents) from charge_settlements s
      where s.tenant_id = c.tenant_id and s.charge_id = c.id), 0) as paid from charges c where c.tenant_id = ?`,
    tenantId,
  )
  for (const { cents: asked, paid } of charges) {
    expect(Number(paid)).toBeGreaterThanOrEqual(0)
    expect(Number(paid)).toBeLessThanOrEqual(Number(asked))
  }

  const settled = await rows(
    `select coalesce(sum(p.amount_cents), 0) as paid, max(s.open_cents) as open from invoice_standings s
      left join payments p on p.tenant_id = s.tenant_id and p.invoice_id = s.invoice_id and p.receipt_id is not null
      where s.tenant_id = ? group by s.invoice_id`,
    tenantId,
  )
  for (const { paid, open } of settled) {
    expect(paid).toBeGreaterThanOrEqual(0)
    expect(open).toBeGreaterThanOrEqual(0)
  }
}
