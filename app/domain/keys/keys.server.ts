import type { Executor, House } from '../kernel/house'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import { checksOf, type KeyCheck, type Keys } from './check-value'
import { faultsOf, idsOf, isSame, missingKeys } from './key-faults'
import { keysOfLiveLinks } from './live-keys.server'
import { WrongKeys } from './wrong-keys'

/** Refuses secrets that do not match the data, and stores checks of new ones. @throws WrongKeys */
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

/** Refuses secrets that do not match the data. @returns checks of the known ones @throws WrongKeys */
export async function assertKeys(executor: Executor, keys: Keys, at: Instant): Promise<KeyCheck[]> {
  const rows = await executor.selectFrom('key_checks').selectAll().execute()
  const known = rows.map((row) => ({ kind: row.kind, keyId: row.key_id, value: row.check_value }))
  const faults = [
    ...faultsOf(known, checksOf(keys)),
    ...missingKeys('link', await keysOfLiveLinks(executor, at), keys.linkKeys),
    ...missingKeys('field', idsOf(known, 'field'), keys.fieldKeys),
  ]
  if (faults.length > 0) throw new WrongKeys(faults)
  return known
}
