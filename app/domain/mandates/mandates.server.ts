import type { Kysely } from 'kysely'
import type { Database, MandateStatus } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { DateText } from '../calendar'
import { getCustomer } from '../customers/customers.server'
import { NotFound } from '../errors'
import type { Scope } from '../scope'
import { inTransaction } from '../transaction.server'
import type { Vault } from '../vault'
import { MandateConflict } from './conflict'
import { checkedIban, fingerprintOf, insertMandate, SEAL } from './insert.server'

type Executor = Kysely<Database>

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
  db: Executor,
  vault: Vault,
  scope: Scope,
  input: NewMandate,
): Promise<{ id: string; reference: string }> {
  return inTransaction(db, async (trx) => {
    await getCustomer(trx, scope, input.customerId)
    return insertMandate(trx, vault, scope, {
      ...input,
      status: 'active',
      source: input.source ?? 'office',
    })
  })
}

/**
 * Keeps a customer's wish for direct debit until the office has looked at it. The same account
 * asked for again, or already active, is returned as it is.
 * @throws NotFound for a foreign customer; Conflict `iban_invalid`
 */
export function requestMandate(
  db: Executor,
  vault: Vault,
  scope: Scope,
  input: MandateRequest,
): Promise<{ id: string; reference: string; status: 'requested' | 'active'; isNew: boolean }> {
  return inTransaction(db, async (trx) => {
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
  })
}

/**
 * Makes a requested mandate active; invoices for which it was chosen are collected from now on.
 * @throws NotFound; Conflict `mandate_not_requested`
 */
export function approveMandate(db: Executor, scope: Scope, mandateId: string): Promise<void> {
  return changeStatus(db, scope, mandateId, 'active', ['requested'], 'mandate_not_requested')
}

/**
 * Ends an active mandate, or turns down a requested one; invoices that relied on it are paid by transfer again.
 * @throws NotFound; Conflict `mandate_not_active`
 */
export async function revokeMandate(db: Executor, scope: Scope, mandateId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const mandate = await findMandate(trx, scope, mandateId)
    const status = mandate?.status === 'requested' ? 'rejected' : 'revoked'
    await changeStatus(trx, scope, mandateId, status, ['requested', 'active'], 'mandate_not_active')
  })
}

/** A mandate of the tenant, or undefined. */
export async function findMandate(
  executor: Executor,
  scope: Pick<Scope, 'tenantId'>,
  mandateId: string,
): Promise<Mandate | undefined> {
  return selectMandates(executor, scope).where('id', '=', mandateId).executeTakeFirst()
}

/** The active mandates of a customer, the newest first. */
export async function listActiveMandates(
  executor: Executor,
  scope: Pick<Scope, 'tenantId'>,
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
  scope: Pick<Scope, 'tenantId'>,
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

function changeStatus(
  db: Executor,
  scope: Scope,
  mandateId: string,
  status: MandateStatus,
  from: readonly MandateStatus[],
  code: MandateConflict['code'],
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const mandate = await findMandate(trx, scope, mandateId)
    if (!mandate) throw new NotFound()
    if (!from.includes(mandate.status)) throw new MandateConflict(code)
    await trx
      .updateTable('mandates')
      .set({ status, status_changed_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', mandateId)
      .execute()
    await recordAudit(trx, scope, {
      action: `mandate.${status}`,
      subjectType: 'mandate',
      subjectId: mandateId,
      before: { status: mandate.status },
      after: { status },
    })
  })
}

function selectMandates(executor: Executor, scope: Pick<Scope, 'tenantId'>) {
  return executor
    .selectFrom('mandates')
    .select(['id', 'customer_id as customerId', 'reference', 'type', 'status', 'holder'])
    .select(['iban_masked as ibanMasked', 'signed_on as signedOn', 'source'])
    .where('tenant_id', '=', scope.tenantId)
}
