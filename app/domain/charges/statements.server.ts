import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { nameOfActor } from '../records/history.server'
import type { DateText, Instant } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import type { Charge } from './charge'
import { listCharges } from './charges.server'
import { type ChargeStatement, parseStatement } from './statement'

const MOST_SHOWN = 50

export interface ListedStatement {
  id: string
  asOf: DateText
  cents: Cents
  at: Instant
  isWithdrawn: boolean
}

export interface MadeStatement extends ListedStatement {
  customerId: string
  by: string | null
  withdrawnReason: string | null
  view: ChargeStatement
  charges: Charge[]
  openCents: Cents
}

/** The newest of a customer. */
export async function listStatements(
  executor: Executor,
  { tenantId }: Within,
  customerId: string,
): Promise<ListedStatement[]> {
  const rows = await executor
    .selectFrom('charge_statements')
    .select(['id', 'as_of_on as asOf', 'total_cents as cents', 'created_at as at', 'withdrawn_at'])
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ withdrawn_at, ...row }) => ({ ...row, isWithdrawn: withdrawn_at !== null }))
}

/** @throws NotFound */
export async function getStatement(
  executor: Executor,
  { tenantId }: Within,
  statementId: string,
): Promise<MadeStatement> {
  const row = await executor
    .selectFrom('charge_statements')
    .select(['id', 'customer_id as customerId', 'as_of_on as asOf', 'total_cents as cents', 'view_json'])
    .select(['created_at as at', 'withdrawn_at', 'withdrawn_reason as withdrawnReason'])
    .select(nameOfActor('charge_statements.created_by', { tenantId }).as('by'))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', statementId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const { view_json, withdrawn_at, ...statement } = row
  const charges = await listCharges(executor, { tenantId }, { statementId })
  return {
    ...statement,
    isWithdrawn: withdrawn_at !== null,
    view: parseStatement(view_json),
    charges,
    openCents: sum(charges.map(({ openCents }) => openCents)),
  }
}
