import { randomUUID } from 'node:crypto'
import type { ImportRow } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { keepTable } from './keep-rows.server'
import type { ImportKind } from './kind'
import type { Mapping, Table } from './table'

const DAY_MS = 24 * 60 * 60_000
const MOST_LISTED = 5

type Kind = Pick<ImportKind<never>, 'kind'>

/** Per firm, for both kinds; they are in every backup. */
const MOST_WAITING = 5

/**
 * Stores a file until its rows are imported, for a day at most. The same upload twice is stored once. If too many files
 * wait, the oldest is deleted, and `isDisplacing` says so.
 */
export async function startImport(
  house: House,
  scope: Scope,
  { kind, id: wanted, table }: { kind: ImportRow['kind']; id: string; table: Table },
): Promise<{ id: string; isDisplacing: boolean }> {
  const { vault } = house
  return writing(house, scope, async (trx) => {
    const earlier = await findImport(trx, scope, { kind, id: wanted })
    if (earlier && earlier.state !== 'discarded') return { id: wanted, isDisplacing: false }
    const id = earlier ? randomUUID() : wanted
    await trx
      .insertInto('imports')
      .values({
        tenant_id: scope.tenantId,
        id,
        kind,
        headings_fingerprint: vault.fingerprint(
          scope.tenantId,
          'import.headings',
          JSON.stringify(table.headings),
        ),
        row_count: table.rows.length,
        created_by: scope.actor,
        created_at: scope.at,
        expires_at: aDayAfter(scope),
      })
      .execute()
    const isDisplacing = await throwAwayOldest(trx, scope, { kind, newest: id })
    await keepTable(trx, vault, { tenantId: scope.tenantId, importId: id }, table)
    return { id, isDisplacing }
  })
}

/** True if any were deleted. */
async function throwAwayOldest(
  trx: Trx,
  { tenantId }: Within,
  { kind, newest }: { kind: ImportRow['kind']; newest: string },
): Promise<boolean> {
  const waiting = await trx
    .selectFrom('imports')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('id', '!=', newest)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const tooMany = waiting.slice(MOST_WAITING - 1)
  for (const { id } of tooMany) await throwAway(trx, { tenantId }, id)
  return tooMany.length > 0
}

async function throwAway(trx: Trx, { tenantId }: Within, id: string): Promise<void> {
  await trx.deleteFrom('import_rows').where('tenant_id', '=', tenantId).where('import_id', '=', id).execute()
  await trx
    .updateTable('imports')
    .set({ state: 'discarded' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

function findImport(
  executor: Executor,
  { tenantId }: Within,
  { kind, id }: { kind: ImportRow['kind']; id: string },
): Promise<ImportRow | undefined> {
  return executor
    .selectFrom('imports')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** @throws NotFound, also for a deleted file */
export async function getImport(
  executor: Executor,
  scope: Within,
  which: Kind & { id: string },
): Promise<ImportRow> {
  const found = await findImport(executor, scope, which)
  if (!found || found.state === 'discarded') throw new NotFound()
  return found
}

/** Waiting files, and imports that can still be undone; newest first. */
export function listImports(executor: Executor, scope: Scope, { kind }: Kind): Promise<ImportRow[]> {
  return executor
    .selectFrom('imports')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('kind', '=', kind)
    .where('state', 'in', ['open', 'done'])
    .where('expires_at', '>', scope.at)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

export async function recallMapping(
  executor: Executor,
  scope: Within,
  file: ImportRow,
): Promise<Mapping | null> {
  const earlier = await executor
    .selectFrom('imports')
    .select('mapping_json')
    .where('tenant_id', '=', scope.tenantId)
    .where('kind', '=', file.kind)
    .where('headings_fingerprint', '=', file.headings_fingerprint)
    .where('mapping_json', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return earlier ? mappingOf(earlier) : null
}

export function mappingOf({ mapping_json }: Pick<ImportRow, 'mapping_json'>): Mapping | null {
  return mapping_json === null ? null : (JSON.parse(mapping_json) as Mapping)
}

/** Sets the field of each column; the rows have to be checked again. */
export async function mapImport(
  house: House,
  scope: Scope,
  which: Kind & { id: string },
  mapping: Mapping,
): Promise<void> {
  await writing(house, scope, async (trx) => {
    const file = await getImport(trx, scope, which)
    if (file.state !== 'open') return
    await trx
      .updateTable('imports')
      .set({ mapping_json: JSON.stringify(mapping), checked_seq: null, revision: file.revision + 1 })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', file.id)
      .execute()
  })
}

/**
 * Deletes a file of which nothing was imported. Idempotent. False if it was mapped again or imported meanwhile.
 * @throws NotFound
 */
export async function discardImport(
  house: House,
  scope: Scope,
  { kind, id, revision }: Kind & { id: string; revision: number },
): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    const file = await findImport(trx, scope, { kind, id })
    if (!file) throw new NotFound()
    if (file.state === 'discarded') return true
    if (file.state !== 'open' || file.revision !== revision) return false
    await throwAway(trx, scope, id)
    return true
  })
}

export function aDayAfter({ at }: Pick<Scope, 'at'>): string {
  return new Date(Date.parse(at) + DAY_MS).toISOString()
}
