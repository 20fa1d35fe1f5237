import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import type { Charge } from './charge'
import type { Charged } from './claim'

/** All of a customer that stand, or those of one statement, the oldest first. */
export function listCharges(
  executor: Executor,
  { tenantId }: Within,
  of: { customerId: string } | { statementId: string },
): Promise<Charge[]> {
  return executor
    .selectFrom('charges as c')
    .select(['c.id', 'c.kind', 'c.cents', 'c.charged_on as chargedOn'])
    .select(['c.statement_id as statementId', 'c.invoice_id as invoiceId'])
    .select([sql<Cents>`c.cents - ${SETTLED}`.as('openCents'), NUMBER.as('number')])
    .where('c.tenant_id', '=', tenantId)
    .where('c.withdrawn_at', 'is', null)
    .$if('customerId' in of, (query) =>
      query.where('c.customer_id', '=', 'customerId' in of ? of.customerId : ''),
    )
    .$if('statementId' in of, (query) =>
      query.where('c.statement_id', '=', 'statementId' in of ? of.statementId : ''),
    )
    .orderBy('c.charged_on')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
}

/** What was charged for each of a customer's invoices. */
export async function readCharged(
  executor: Executor,
  { tenantId }: Within,
  customerId: string,
): Promise<Map<string, Charged>> {
  const rows = await executor
    .selectFrom('charges')
    // A fee for several invoices counts for one of them.
    .select(
      sql<string | null>`coalesce(invoice_id, (select min(d.invoice_id) from dunned_invoices d
        where d.tenant_id = charges.tenant_id and d.notice_id = charges.source_id))`.as('invoiceId'),
    )
    .select(({ fn }) => fn.max<DateText | null>('interest_until_on').as('interestUntil'))
    .select(sql<0 | 1>`max(kind = 'lump_sum')`.as('hasLumpSum'))
    .select(sql<Cents>`coalesce(sum(cents) filter (where kind = 'fee'), 0)`.as('feeCents'))
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('withdrawn_at', 'is', null)
    .groupBy('invoiceId')
    .execute()
  return new Map(
    rows.map(({ invoiceId, interestUntil, hasLumpSum, feeCents }) => [
      invoiceId ?? '',
      { interestUntil, hasLumpSum: hasLumpSum === 1, feeCents },
    ]),
  )
}

interface Fee {
  customerId: string
  /** The only invoice that it is about; null for several. */
  invoiceId: string | null
  cents: Cents
  /** The reminder: a second fee for it is none. */
  sourceId: string
}

/** Charges a reminder's fee, within the transaction that sends it. Nothing happens for 0 cents. */
export async function chargeFee(trx: Trx, scope: Scope, fee: Fee): Promise<void> {
  if (fee.cents <= 0) return
  const { customerId, invoiceId, cents, sourceId } = fee
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('charges')
    .values({
      tenant_id: scope.tenantId,
      id: randomUUID(),
      customer_id: customerId,
      kind: 'fee',
      cents,
      charged_on: scope.today,
      statement_id: null,
      invoice_id: invoiceId,
      interest_until_on: null,
      source_id: sourceId,
      created_at: scope.at,
      created_by: scope.actor,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!inserted) return
  await recordAudit(trx, scope, {
    action: 'charge.fee',
    subjectType: 'customer',
    subjectId: customerId,
    after: { amountCents: cents },
  })
}

const SETTLED: RawBuilder<Cents> = sql`coalesce((select sum(s.cents) from charge_settlements s
  where s.tenant_id = c.tenant_id and s.charge_id = c.id), 0)`

const NUMBER = sql<string | null>`(select i.number from invoices i
  where i.tenant_id = c.tenant_id and i.id = c.invoice_id)`
