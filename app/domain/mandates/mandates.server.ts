import type { MandateStatus } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { DateText } from '../calendar'
import { getCustomer } from '../customers/customers.server'
import { Busy, NotFound } from '../errors'
import type { Executor, House, Trx } from '../house'
import type { Actor, Scope, Within } from '../scope'
import type { Vault } from '../vault'
import { writing } from '../writing.server'
import { MandateConflict } from './conflict'
import { checkedIban, fingerprintOf, insertMandate, SEAL } from './insert.server'

/** A mandate that already stands when it is entered. Without a reference the next number is taken. */
export interface NewMandate {
  id?: string
  customerId: string
  holder: string
  iban: string
  signedOn: DateText
  type?: 'CORE' | 'B2B'
  reference?: string
  source?: 'office' | 'webhook'
}

/** What a customer fills in to ask for direct debit. */
export interface MandateRequest {
  customerId: string
  holder: string
  iban: string
}

/** What a customer asked for, and whether it was asked for before. */
export interface RequestedMandate {
  id: string
  reference: string
  status: 'requested' | 'active'
  isNew: boolean
}

/** A mandate as pages show it. */
export interface Mandate {
  id: string
  customerId: string
  reference: string
  type: 'CORE' | 'B2B'
  status: MandateStatus
  holder: string
  ibanMasked: string
  signedOn: DateText
  source: 'office' | 'customer' | 'webhook'
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

/** `createMandate` in an open transaction. */
export async function createMandateIn(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  input: NewMandate,
): Promise<{ id: string; reference: string }> {
  await getCustomer(trx, scope, input.customerId)
  return insertMandate(trx, vault, scope, { ...input, status: 'active', source: input.source ?? 'office' })
}

/**
 * Keeps a customer's wish for direct debit until the office has looked at it. The same account
 * asked for again, or already active, is returned as it is.
 * @throws NotFound for a foreign customer; Conflict `iban_invalid`
 */
export function requestMandate(house: House, scope: Scope, input: MandateRequest): Promise<RequestedMandate> {
  return writing(house, scope, (trx) => requestMandateIn(trx, house.vault, scope, input))
}

/** `requestMandate` in an open transaction. */
export async function requestMandateIn(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  input: MandateRequest,
): Promise<RequestedMandate> {
  await getCustomer(trx, scope, input.customerId)
  const known = await trx
    .selectFrom('mandates')
    .select(['id', 'reference', 'status'])
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', input.customerId)
    .where('iban_fingerprint', '=', fingerprintOf(vault, scope, checkedIban(input.iban)))
    .where('status', 'in', ['requested', 'active'])
    .orderBy('status')
    .$narrowType<{ status: 'requested' | 'active' }>()
    .executeTakeFirst()
  if (known) return { ...known, isNew: false }
  const mandate = await insertMandate(trx, vault, scope, {
    ...input,
    signedOn: scope.today,
    status: 'requested',
    source: 'customer',
  })
  return { ...mandate, status: 'requested', isNew: true }
}

/**
 * Makes a requested mandate active; invoices for which it was chosen are collected from now on.
 * @throws NotFound; Conflict `mandate_not_requested`
 */
export function approveMandate(house: House, scope: Scope, mandateId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mandate = await getMandate(trx, scope, mandateId)
    if (mandate.status !== 'requested') throw new MandateConflict('mandate_not_requested')
    await changeStatus(trx, scope, mandate, 'active')
  })
}

/**
 * Ends an active mandate, or turns down a requested one; invoices that relied on it are paid by transfer again.
 * @throws NotFound; Conflict `mandate_not_active`
 */
export function revokeMandate(house: House, scope: Scope, mandateId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mandate = await getMandate(trx, scope, mandateId)
    if (mandate.status !== 'requested' && mandate.status !== 'active')
      throw new MandateConflict('mandate_not_active')
    await changeStatus(trx, scope, mandate, mandate.status === 'requested' ? 'rejected' : 'revoked')
  })
}

/** A mandate of the tenant, or undefined. */
export async function findMandate(
  executor: Executor,
  scope: Within,
  mandateId: string,
): Promise<Mandate | undefined> {
  return selectMandates(executor, scope).where('id', '=', mandateId).executeTakeFirst()
}

/** The active mandates of a customer, the newest first. */
export async function listActiveMandates(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<Mandate[]> {
  return selectMandates(executor, scope)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .orderBy('signed_on', 'desc')
    .orderBy('reference', 'desc')
    .execute()
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
  return vault.open(scope.tenantId, SEAL, row.iban_sealed)
}

async function getMandate(trx: Trx, scope: Within, mandateId: string): Promise<Mandate> {
  const mandate = await findMandate(trx, scope, mandateId)
  if (!mandate) throw new NotFound()
  return mandate
}

async function changeStatus(
  trx: Trx,
  actor: Actor,
  mandate: Pick<Mandate, 'id' | 'status'>,
  status: MandateStatus,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('mandates')
    .set({ status, status_changed_at: actor.at })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', mandate.id)
    .where('status', '=', mandate.status)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Busy()
  await recordAudit(trx, actor, {
    action: `mandate.${status}`,
    subjectType: 'mandate',
    subjectId: mandate.id,
    before: { status: mandate.status },
    after: { status },
  })
}

function selectMandates(executor: Executor, scope: Within) {
  return executor
    .selectFrom('mandates')
    .select(['id', 'customer_id as customerId', 'reference', 'type', 'status', 'holder'])
    .select(['iban_masked as ibanMasked', 'signed_on as signedOn', 'source'])
    .where('tenant_id', '=', scope.tenantId)
}
