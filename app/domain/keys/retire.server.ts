import { EMPLOYEE_SEALS } from '../employees/seals'
import type { House, Trx } from '../kernel/house'
import type { Vault } from '../kernel/vault'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import { checksOf, type Keys } from './check-value'

const MANDATE_SEAL = 'mandate.iban'

export async function countLiveLinks({ reader }: House, keyId: string, at: Instant): Promise<number> {
  let sum = 0
  for (const table of ['access_links', 'account_links'] as const) {
    const { count } = await reader
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('key_id', '=', keyId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirstOrThrow()
    sum += count
  }
  return sum
}

/** Removes a link key; links that it signed stop working. */
export function retireLinkKey(house: House, keyId: string, at: Instant): Promise<void> {
  return writing(house, ALL_TENANTS, async (trx) => {
    for (const table of ['access_links', 'account_links'] as const)
      await trx
        .updateTable(table)
        .set({ revoked_at: at })
        .where('key_id', '=', keyId)
        .where('revoked_at', 'is', null)
        .execute()
    await trx.deleteFrom('key_checks').where('kind', '=', 'link').where('key_id', '=', keyId).execute()
  })
}

/**
 * Removes a field key that no longer seals anything, and remakes its fingerprints: `remaining` are the keys without it,
 * and `vault` uses them. @returns how many fingerprints were remade
 */
export function retireFieldKey(
  house: House,
  { keyId, remaining, vault }: { keyId: string; remaining: Keys; vault: Vault },
  at: Instant,
): Promise<number> {
  return writing(house, ALL_TENANTS, async (trx) => {
    await trx.deleteFrom('key_checks').where('kind', '=', 'field').where('key_id', '=', keyId).execute()
    const { numDeletedRows } = await trx
      .deleteFrom('key_checks')
      .where('kind', '=', 'fingerprint')
      .where('key_id', '=', keyId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return 0
    const check = checksOf(remaining).find(({ kind }) => kind === 'fingerprint')
    if (check)
      await trx
        .insertInto('key_checks')
        .values({ kind: check.kind, key_id: check.keyId, check_value: check.value, first_used_at: at })
        .execute()
    return (await remakeOfMandates(trx, vault)) + (await remakeOfEmployees(trx, vault))
  })
}

async function remakeOfMandates(trx: Trx, vault: Vault): Promise<number> {
  const rows = await trx.selectFrom('mandates').select(['tenant_id', 'id', 'iban_sealed']).execute()
  for (const { tenant_id: tenantId, id, iban_sealed } of rows) {
    const iban = vault.open({ tenantId, purpose: MANDATE_SEAL, rowId: id }, iban_sealed)
    await trx
      .updateTable('mandates')
      .set({ iban_fingerprint: vault.fingerprint(tenantId, MANDATE_SEAL, iban) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

async function remakeOfEmployees(trx: Trx, vault: Vault): Promise<number> {
  const purpose = EMPLOYEE_SEALS.social_insurance_number
  const rows = await trx
    .selectFrom('employees')
    .select(['tenant_id', 'id', 'social_insurance_number_sealed as sealed'])
    .where('social_insurance_number_fingerprint', 'is not', null)
    .execute()
  for (const { tenant_id: tenantId, id, sealed } of rows) {
    const number = vault.open({ tenantId, purpose, rowId: id }, sealed ?? '')
    await trx
      .updateTable('employees')
      .set({ social_insurance_number_fingerprint: vault.fingerprint(tenantId, purpose, number) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}
