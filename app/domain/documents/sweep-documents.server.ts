import type { House } from '../kernel/house'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { KeptFile, SweptStore } from './document-store'

/** Longer than any work takes between file and row; a restored database may also be swapped back for the former one. */
const LEFT_AFTER_MS = 24 * 60 * 60_000
/** Writing a file takes seconds. */
const UNFINISHED_AFTER_MS = 60 * 60_000

/**
 * Removes document files that no row refers to, after a rollback or retention, and files left half-written by a killed
 * process. @returns how many
 */
export async function sweepDocuments(house: House, store: SweptStore, at: Date): Promise<number> {
  let swept = await store.removeUnfinished(at.getTime() - UNFINISHED_AFTER_MS)
  for await (const files of store.list()) {
    const old = files.filter(({ putAt }) => at.getTime() - putAt >= LEFT_AFTER_MS)
    for (const file of await withoutRow(house, old))
      swept += (await removeUnlessNamed(house, store, file)) ? 1 : 0
    await yieldToLoop()
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

/** No row can be written during the check. */
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
