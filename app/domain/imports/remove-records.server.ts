import { recordAudits } from '../audit/audit.server'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { ImportKind } from './kind'

export async function removeRecords(
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
