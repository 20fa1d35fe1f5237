import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { takeNumber } from '../numbers/take.server'
import { MandateConflict } from './conflict'

const SEAL = 'mandate.iban'

/** A reference given from outside must be free; one of our own passes over those that are taken. */
export async function referenceFor(trx: Trx, scope: Scope, wish: string | undefined): Promise<string> {
  if (wish === undefined) return takeNumber(trx, scope, 'mandate')
  const taken = await trx
    .selectFrom('mandates')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where(isReference(wish))
    .executeTakeFirst()
  if (taken) throw new MandateConflict('reference_taken')
  return wish
}

/** Banks take two that differ by case for one. */
export function isReference(reference: string) {
  return sql<SqlBool>`reference = ${reference} collate nocase`
}

export function ibanPlace({ tenantId }: Within, mandateId: string): Place {
  return { tenantId, purpose: SEAL, rowId: mandateId }
}

/** By which the same account is found again without being opened. */
export function fingerprintOf(vault: Vault, scope: Scope, iban: string): string {
  return vault.fingerprint(scope.tenantId, SEAL, iban)
}
