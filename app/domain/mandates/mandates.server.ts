import { sql } from 'kysely'
import { getCustomer } from '../customers/find.server'
import { NotFound } from '../kernel/errors'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { DateText, Instant } from '../values/calendar'
import { ibanPlace, insertMandate } from './insert.server'
import type { MandateState } from './state'
import { stateOnDay, whereState } from './state.server'

/** A mandate that is active when entered. Without a reference it gets the next number. */
export interface NewMandate {
  id?: string
  customerId: string
  holder: string
  iban: string
  signedOn: DateText
  type?: 'CORE' | 'B2B'
  reference?: string | undefined
  /** Last collection by another program. */
  lastUsedOn?: DateText | null
  noticeDays?: number | null
  source?: 'office' | 'webhook'
}

export interface Mandate {
  id: string
  customerId: string
  reference: string
  type: 'CORE' | 'B2B'
  status: MandateState
  holder: string
  ibanMasked: string
  signedOn: DateText
  lastUsedOn: DateText | null
  /** Why a returned debit stopped it. */
  stopCode: string | null
  /** How long before a debit the payer wants to know; null for 14 days. */
  noticeDays: number | null
  source: 'office' | 'customer' | 'webhook'
  createdAt: Instant
}

/**
 * Enters an active mandate.
 * @throws NotFound for another tenant's customer; Conflict `iban_invalid`, `reference_taken`
 */
export async function createMandateIn(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  input: NewMandate,
): Promise<{ id: string; reference: string }> {
  await getCustomer(trx, scope, input.customerId)
  return insertMandate(trx, vault, scope, { ...input, status: 'active', source: input.source ?? 'office' })
}

/** The day matters: mandates lapse. */
type OnDay = Pick<Scope, 'tenantId' | 'today'>

export async function findMandate(
  executor: Executor,
  scope: OnDay,
  mandateId: string,
): Promise<Mandate | undefined> {
  return selectMandates(executor, scope).where('id', '=', mandateId).executeTakeFirst()
}

/** Newest first. */
export function listActiveMandates(executor: Executor, scope: OnDay, customerId: string) {
  return listMandates(executor, scope, customerId, ['active'])
}

/** Active, requested and lapsed mandates of a customer, newest first. */
export function listCurrentMandates(executor: Executor, scope: OnDay, customerId: string) {
  return listMandates(executor, scope, customerId, ['active', 'requested', 'lapsed'])
}

function listMandates(
  executor: Executor,
  scope: OnDay,
  customerId: string,
  states: MandateState[],
): Promise<Mandate[]> {
  return (
    selectMandates(executor, scope)
      .where('customer_id', '=', customerId)
      .where(({ or }) => or(states.map((state) => whereState(state, scope.today))))
      // Without the plus, SQLite would read all mandates in the order of signature.
      .orderBy(sql`+signed_on`, 'desc')
      .orderBy('reference', 'desc')
      .execute()
  )
}

/** The full IBAN of a mandate, only for the bank's file. @throws NotFound */
export async function openMandateIban(
  executor: Executor,
  vault: Vault,
  scope: Within,
  mandateId: string,
): Promise<string> {
  const row = await executor
    .selectFrom('mandates')
    .select('iban_sealed')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', mandateId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return vault.open(ibanPlace(scope, mandateId), row.iban_sealed)
}

/** @throws NotFound */
export async function getMandate(executor: Executor, scope: OnDay, mandateId: string): Promise<Mandate> {
  const mandate = await findMandate(executor, scope, mandateId)
  if (!mandate) throw new NotFound()
  return mandate
}

function selectMandates(executor: Executor, scope: OnDay) {
  return executor
    .selectFrom('mandates')
    .select(['id', 'customer_id as customerId', 'reference', 'type', 'holder'])
    .select(stateOnDay(scope.today).as('status'))
    .select(['iban_masked as ibanMasked', 'signed_on as signedOn', 'last_used_on as lastUsedOn'])
    .select(['stop_code as stopCode', 'notice_days as noticeDays', 'source', 'created_at as createdAt'])
    .where('tenant_id', '=', scope.tenantId)
}
