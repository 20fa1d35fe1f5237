import { sql } from 'kysely'
import { getCustomer } from '../customers/find.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import type { DateText, Instant } from '../values/calendar'
import { ibanPlace, insertMandate } from './insert.server'
import type { MandateState } from './state'
import { stateOnDay, whereState } from './state.server'

/** A mandate that is already active when it is entered. Without a reference it gets the next number. */
export interface NewMandate {
  id?: string
  customerId: string
  holder: string
  iban: string
  signedOn: DateText
  type?: 'CORE' | 'B2B'
  reference?: string | undefined
  /** When another program has collected by it last. */
  lastUsedOn?: DateText | null
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
  source: 'office' | 'customer' | 'webhook'
  createdAt: Instant
}

/**
 * Enters an active mandate.
 * @throws NotFound for a foreign customer; Conflict `iban_invalid`, `reference_taken`
 */
export function createMandate(
  house: House,
  scope: Scope,
  input: NewMandate,
): Promise<{ id: string; reference: string }> {
  return writing(house, scope, (trx) => createMandateIn(trx, house.vault, scope, input))
}

export async function createMandateIn(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  input: NewMandate,
): Promise<{ id: string; reference: string }> {
  await getCustomer(trx, scope, input.customerId)
  return insertMandate(trx, vault, scope, { ...input, status: 'active', source: input.source ?? 'office' })
}

/** On which day, too: a mandate lapses. */
type OnDay = Pick<Scope, 'tenantId' | 'today'>

export async function findMandate(
  executor: Executor,
  scope: OnDay,
  mandateId: string,
): Promise<Mandate | undefined> {
  return selectMandates(executor, scope).where('id', '=', mandateId).executeTakeFirst()
}

/** The active mandates of a customer, the newest first. */
export function listActiveMandates(executor: Executor, scope: OnDay, customerId: string) {
  return listMandates(executor, scope, customerId, ['active'])
}

/** The mandates of a customer that are active, wait for the office or have lapsed, the newest first. */
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
      // Without the plus, SQLite would look through all mandates along the index of signatures.
      .orderBy(sql`+signed_on`, 'desc')
      .orderBy('reference', 'desc')
      .execute()
  )
}

/** The whole IBAN of a mandate, for the bank's file alone. @throws NotFound */
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
    .select(['source', 'created_at as createdAt'])
    .where('tenant_id', '=', scope.tenantId)
}
