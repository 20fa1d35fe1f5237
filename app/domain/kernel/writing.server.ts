import type { House, Trx } from './house'
import type { Within } from './scope'
import { asChecked } from './unique'
import type { Vault } from './vault'

const vaults = new WeakMap<Trx, Vault>()

/** The vault of the transaction's house, for verbs that run inside another verb's transaction. */
export function vaultOf(trx: Trx): Vault {
  const vault = vaults.get(trx)
  if (!vault) throw new Error('A transaction was begun past the one door')
  return vault
}

/** For what belongs to no tenant, or to several: users and sessions, the mail queue, first set-up. */
export const ALL_TENANTS = { tenantId: null } as const

/**
 * The one door for writes: runs `work` in a transaction, and all of it counts or none.
 *
 * Until it ends there is no other writer for the tenant, in this process or any other; with `ALL_TENANTS` there is
 * no other writer at all. So what `work` has read still holds when it writes. SQLite gives more than that: `begin
 * immediate` (see db/dialect.ts) admits a single writer whatever the scope. A database with several writers has to
 * take its lock here: shared by tenants and exclusive per tenant, or exclusive for `ALL_TENANTS`.
 *
 * A unique index backs up what `work` checks before it writes. Where one refuses a row all the same, the
 * answer is that of the check.
 *
 * Inside `work` everything goes through `trx`: beginning another transaction there would wait for itself for ever.
 */
export async function writing<Result>(
  { db, vault, alongside }: Pick<House, 'db' | 'vault' | 'alongside'>,
  _scope: Within | typeof ALL_TENANTS,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  try {
    const { result, settle } = await db.transaction().execute(async (trx) => {
      vaults.set(trx, vault)
      const settle = await alongside?.(trx)
      return { result: await work(trx), settle }
    })
    settle?.()
    return result
  } catch (error) {
    throw asChecked(error)
  }
}
