import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'

export async function auditSeqOf(trx: Trx, scope: Scope, id: string): Promise<number> {
  const entry = await trx
    .selectFrom('audit_entries')
    .select('seq')
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', 'import')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  return entry.seq
}

export async function listMadeRecords(trx: Trx, scope: Scope, id: string): Promise<string[]> {
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
