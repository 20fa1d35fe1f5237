import { sql } from 'kysely'
import * as z from 'zod'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import { interestOn } from '~/domain/values/interest'
import type { Cents } from '~/domain/values/money'

const segments = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    cents: z.number().int(),
    rate: z.number().int(),
    days: z.number().int(),
    daysOfYear: z.union([z.literal(365), z.literal(366)]),
  }),
)

export interface Lowered {
  id: string
  customerId: string
  /** Of the invoice. */
  number: string
  /** Claimed and not waived. */
  claimedCents: Cents
  /** What would have been claimed for what the invoice asks for now. */
  cents: Cents
}

/** Interest that was claimed for an invoice on more than it asks for since a part of it was credited. */
export async function listLoweredInterest(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<Lowered[]> {
  const { rows } = await sql<Omit<Lowered, 'cents'> & { segments: string; creditedCents: Cents }>`
    select c.id, c.customer_id as customerId, i.number,
      c.cents - (select coalesce(sum(s.cents), 0) from charge_settlements s
        where s.tenant_id = c.tenant_id and s.charge_id = c.id and s.receipt_id is null) as claimedCents,
      (select claim.value ->> 'segments' from json_each(t.view_json, '$.claims') as claim
        where claim.value ->> 'invoiceId' = c.invoice_id) as segments,
      (select coalesce(sum(n.gross_cents + n.rounding_cents), 0) from invoices n
        where n.tenant_id = c.tenant_id and n.refers_to_id = c.invoice_id and n.status = 'issued'
          and n.created_at >= t.created_at) as creditedCents
    from charges c
    join charge_statements t on t.tenant_id = c.tenant_id and t.id = c.statement_id
    join invoice_standings i on i.tenant_id = c.tenant_id and i.invoice_id = c.invoice_id
    where c.tenant_id = ${tenantId} and c.invoice_id = ${invoiceId} and c.kind = 'interest'
      and c.withdrawn_at is null and i.standing not in ('cancelled', 'credited')`.execute(executor)
  return rows.flatMap(({ segments: claimed, creditedCents, ...charge }) => {
    const credited = Math.abs(creditedCents)
    const less = segments
      .parse(JSON.parse(claimed))
      .map((segment) => ({ ...segment, cents: Math.max(segment.cents - credited, 0) }))
    const cents = interestOn(less)
    return cents < charge.claimedCents ? [{ ...charge, cents }] : []
  })
}
