import { randomUUID } from 'node:crypto'
import { NotFound } from '../kernel/errors'
import type { Executor, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { addMonths, type DateText, type Instant, later } from '../values/calendar'
import { type Mandate, openMandateIban } from './mandates.server'

/**
 * A payer can reclaim an unauthorised debit for 13 months (§ 676b (2) BGB), and a creditor keeps a mandate for 14 after
 * its last collection (EPC016-06, SEPA Direct Debit Core Rulebook, 4.1).
 */
const KEPT_MONTHS = 14

export interface FormerAccount {
  id: string
  holder: string
  ibanMasked: string
  /** Last known collection at the time of the change. */
  lastUsedOn: DateText | null
  changedAt: Instant
  changedBy: string
  /** After this day only the last digits are kept. */
  keptUntil: DateText
}

/** Keeps the account of a mandate among its former ones. @throws NotFound */
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

/** Newest first. */
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

/** For answering a disputed debit; null once removed. @throws NotFound */
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
