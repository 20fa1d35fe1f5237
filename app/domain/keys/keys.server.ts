import type { Instant } from '../calendar'
import type { Executor, House } from '../house'
import { ALL_TENANTS, writing } from '../writing.server'
import { checksOf, type KeyCheck, type Keys } from './check-value'
import { differentSecret, missingKey, otherFingerprintKey, WrongKeys } from './wrong-keys'

/** Refuses secrets that the data was not made with, and notes those that are new. @throws WrongKeys */
export async function admitKeys(house: House, keys: Keys, at: Instant): Promise<void> {
  const checks = checksOf(keys)
  await writing(house, ALL_TENANTS, async (trx) => {
    const known = await assertKeys(trx, keys, at)
    const fresh = checks.filter((check) => !known.some((one) => isSame(one, check)))
    if (fresh.length === 0) return
    const rows = fresh.map(({ kind, keyId, value }) => ({
      kind,
      key_id: keyId,
      check_value: value,
      first_used_at: at,
    }))
    await trx.insertInto('key_checks').values(rows).execute()
  })
}

/** Refuses secrets that the data was not made with. Returns the checks of those that are known. @throws WrongKeys */
export async function assertKeys(executor: Executor, keys: Keys, at: Instant): Promise<KeyCheck[]> {
  const rows = await executor.selectFrom('key_checks').selectAll().execute()
  const known = rows.map((row) => ({ kind: row.kind, keyId: row.key_id, value: row.check_value }))
  const faults = [
    ...faultsOf(known, checksOf(keys)),
    ...missing('link', await keysOfLiveLinks(executor, at), keys.linkKeys),
    ...missing('field', idsOf(known, 'field'), keys.fieldKeys),
  ]
  if (faults.length > 0) throw new WrongKeys(faults)
  return known
}

function faultsOf(known: readonly KeyCheck[], checks: readonly KeyCheck[]): string[] {
  return checks.flatMap((check) => {
    const before = known.find((one) => isSame(one, check))
    if (before && before.value !== check.value) return [differentSecret(check.kind, check.keyId)]
    const [fingerprint] = idsOf(known, 'fingerprint')
    const isOther = check.kind === 'fingerprint' && fingerprint !== undefined && fingerprint !== check.keyId
    return isOther ? [otherFingerprintKey(fingerprint)] : []
  })
}

function missing(
  kind: 'link' | 'field',
  used: readonly string[],
  keys: Keys['linkKeys'] | Keys['fieldKeys'],
): string[] {
  return used.filter((id) => !keys.some((key) => key.id === id)).map((id) => missingKey(kind, id))
}

/** Only links that still open something hold a key back. */
async function keysOfLiveLinks(executor: Executor, at: Instant): Promise<string[]> {
  const links = await executor
    .selectFrom('access_links')
    .select('key_id')
    .distinct()
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .execute()
  const accounts = await executor
    .selectFrom('account_links')
    .select('key_id')
    .distinct()
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .execute()
  return [...new Set([...links, ...accounts].map(({ key_id }) => key_id))].sort()
}

function idsOf(checks: readonly KeyCheck[], kind: KeyCheck['kind']): string[] {
  return checks.filter((check) => check.kind === kind).map(({ keyId }) => keyId)
}

function isSame(one: KeyCheck, other: KeyCheck): boolean {
  return one.kind === other.kind && one.keyId === other.keyId
}
