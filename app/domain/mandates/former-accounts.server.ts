import { randomUUID } from 'node:crypto'
import { NotFound } from '../kernel/errors'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { addMonths, type DateText, type Instant } from '../values/calendar'
import { type Mandate, openMandateIban } from './mandates.server'

/**
 * A payer has 13 months to have back what was collected without being authorised (§ 676b (2) BGB), and a creditor
 * keeps a mandate for 14 after the last collection by it (EPC016-06, SEPA Direct Debit Core Rulebook, 4.1).
 */
const KEPT_MONTHS = 14

/** An account that a mandate stood for before. */
export interface FormerAccount {
  id: string
  holder: string
  ibanMasked: string
  /** The latest collection from it, as far as was known when it was changed. */
  lastUsedOn: DateText | null
  changedAt: Instant
  changedBy: string
  /** The day after which only the last digits are left. */
  keptUntil: DateText
}

/** Puts the account of a mandate among its former ones. @throws NotFound */
export async function keepFormerAccount(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  mandate: Pick<Mandate, 'id' | 'holder' | 'ibanMasked' | 'lastUsedOn'>,
): Promise<void> {
  const [before] = await listFormerAccounts(trx, scope, mandate.id)
  const isUsed = mandate.lastUsedOn !== null && mandate.lastUsedOn >= (before?.changedAt.slice(0, 10) ?? '')
  const lastUsedOn = isUsed ? mandate.lastUsedOn : null
  const id = randomUUID()
  const iban = await openMandateIban(trx, vault, scope, mandate.id)
  await trx
    .insertInto('former_accounts')
    .values({
      tenant_id: scope.tenantId,
      id,
      mandate_id: mandate.id,
      holder: mandate.holder,
      iban_sealed: vault.seal(placeOf(scope, id), iban),
      iban_masked: mandate.ibanMasked,
      last_used_on: lastUsedOn,
      changed_at: scope.at,
      changed_by: scope.actor,
      kept_until_on: addMonths(later(scope.today, lastUsedOn ?? ''), KEPT_MONTHS),
    })
    .execute()
}

/** The newest first. */
export function listFormerAccounts(
  executor: Executor,
  { tenantId }: Within,
  mandateId: string,
): Promise<FormerAccount[]> {
  return executor
    .selectFrom('former_accounts')
    .select(['id', 'holder', 'iban_masked as ibanMasked', 'last_used_on as lastUsedOn'])
    .select(['changed_at as changedAt', 'changed_by as changedBy', 'kept_until_on as keptUntil'])
    .where('tenant_id', '=', tenantId)
    .where('mandate_id', '=', mandateId)
    .orderBy('changed_at', 'desc')
    .execute()
}

/** For answering a disputed debit; null where it has been removed. @throws NotFound */
export async function openFormerIban(
  executor: Executor,
  vault: Vault,
  scope: Within,
  id: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('former_accounts')
    .select('iban_sealed')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row.iban_sealed && vault.open(placeOf(scope, id), row.iban_sealed)
}

function placeOf({ tenantId }: Within, rowId: string): Place {
  return { tenantId, purpose: 'mandate.former_iban', rowId }
}

function later(one: DateText, other: DateText): DateText {
  return one > other ? one : other
}
