import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { getImport } from './imports.server'
import type { ImportKind } from './kind'
import { auditSeqOf, listMadeRecords } from './made-records.server'
import { removeRecords } from './remove-records.server'

const CHUNK = 50

/** Removes imported records, except those changed or used since. Within a day. Idempotent. */
export function undoImport(house: House, scope: Scope, kind: ImportKind<never>, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const file = await getImport(trx, scope, { kind: kind.kind, id })
    if (file.state !== 'done' || file.expires_at <= scope.at) return
    const seq = await auditSeqOf(trx, scope, id)
    const ids = await listMadeRecords(trx, scope, id)
    let removed = 0
    for (let first = 0; first < ids.length; first += CHUNK) {
      const some = ids.slice(first, first + CHUNK)
      const untouched = await kind.findUntouched(trx, scope, { ids: some, seq })
      await removeRecords(trx, scope, { kind, importId: id, ids: untouched })
      removed += untouched.length
      await yieldToLoop()
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
