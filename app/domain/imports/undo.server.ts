import { recordAudit, recordAudits } from '../audit/audit.server'
import { breathe } from '../breathe'
import type { House, Trx } from '../house'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { getImport } from './imports.server'
import type { ImportKind } from './kind'

const CHUNK = 50

/**
 * Removes what an import has added, but for records that somebody has changed or used since. Within a day; doing it
 * twice changes nothing.
 */
export function undoImport(house: House, scope: Scope, kind: ImportKind<never>, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const file = await getImport(trx, scope, { kind: kind.kind, id })
    if (file.state !== 'done' || file.expires_at <= scope.at) return
    const seq = await seqOf(trx, scope, id)
    const ids = await listRecords(trx, scope, id)
    let removed = 0
    for (let first = 0; first < ids.length; first += CHUNK) {
      const some = ids.slice(first, first + CHUNK)
      const untouched = await kind.findUntouched(trx, scope, { ids: some, seq })
      await remove(trx, scope, { kind, importId: id, ids: untouched })
      removed += untouched.length
      await breathe()
    }
    await recordAudit(trx, scope, {
      action: `${kind.kind}.import_undone`,
      subjectType: 'import',
      subjectId: id,
      after: { count: removed, kept: ids.length - removed },
    })
    await trx
      .updateTable('imports')
      .set({ state: 'undone', removed_count: removed, revision: file.revision + 1 })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
  })
}

async function remove(
  trx: Trx,
  scope: Scope,
  { kind, importId, ids }: { kind: ImportKind<never>; importId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await kind.remove(trx, scope, ids)
  await trx
    .deleteFrom('import_rows')
    .where('tenant_id', '=', scope.tenantId)
    .where('import_id', '=', importId)
    .where('record_id', 'in', ids)
    .execute()
  const { subjectType } = kind
  const action = `${subjectType}.import_undone`
  await recordAudits(
    trx,
    scope,
    ids.map((subjectId) => ({ action, subjectType, subjectId })),
  )
}

/** The entry that the audit has of the import. */
async function seqOf(trx: Trx, scope: Scope, id: string): Promise<number> {
  const entry = await trx
    .selectFrom('audit_entries')
    .select('seq')
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', 'import')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  return entry.seq
}

async function listRecords(trx: Trx, scope: Scope, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('import_rows')
    .select('record_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('import_id', '=', id)
    .where('record_id', 'is not', null)
    .orderBy('line')
    .execute()
  return rows.flatMap(({ record_id }) => record_id ?? [])
}
