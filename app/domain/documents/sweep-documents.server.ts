import type { House } from '../kernel/house'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { breathe } from '../kernel/yield-to-loop'
import type { KeptFile, SweptStore } from './document-store'

/** No work takes as long between its file and its row; a restored database may still be exchanged for the former. */
const LEFT_AFTER_MS = 24 * 60 * 60_000
/** Writing a file takes seconds. */
const UNFINISHED_AFTER_MS = 60 * 60_000

/**
 * Removes the files of documents that no row names: of work that was taken back, or of rows that retention removed.
 * Besides, what a killed process left half written. @returns how many went
 */
export async function sweepDocuments(house: House, store: SweptStore, at: Date): Promise<number> {
  let swept = await store.removeUnfinished(at.getTime() - UNFINISHED_AFTER_MS)
  for await (const files of store.list()) {
    const old = files.filter(({ putAt }) => at.getTime() - putAt >= LEFT_AFTER_MS)
    for (const file of await withoutRow(house, old))
      swept += (await removeUnlessNamed(house, store, file)) ? 1 : 0
    await breathe()
  }
  return swept
}

async function withoutRow(house: House, files: readonly KeptFile[]): Promise<string[]> {
  const names = files.map(({ sha256 }) => sha256)
  const rows = await house.reader
    .selectFrom('documents')
    .select('kept_sha256')
    .where('kept_sha256', '>=', names[0] ?? '')
    .where('kept_sha256', '<=', names.at(-1) ?? '')
    .execute()
  const named = new Set(rows.map(({ kept_sha256 }) => kept_sha256))
  return names.filter((name) => !named.has(name))
}

/** While it checks, no row can be written. */
function removeUnlessNamed(house: House, store: SweptStore, sha256: string): Promise<boolean> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const row = await trx
      .selectFrom('documents')
      .select('id')
      .where('kept_sha256', '=', sha256)
      .executeTakeFirst()
    if (row) return false
    await store.remove(sha256)
    return true
  })
}
