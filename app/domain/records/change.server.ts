import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import { secretOf, toAudit, toColumns, toFields, toTold } from './columns.server'
import { type FieldConflict, RecordConflict } from './conflict'
import type { Fields, RecordRow, RecordTable } from './fields'
import { listChanges, namesOf } from './history.server'
import type { RecordKind } from './kind'
import { type LaterChange, merge, type Values } from './merge'

export interface RecordChange<Table extends RecordTable> {
  id: string
  values: Partial<Fields<Table>>
  /** The revision that the form was made from. Without one, the form always wins. */
  revision?: number | undefined
  /** Action of the audit entry. */
  action: string
}

/**
 * Changes one row, and returns the fields that differ: writes the differing fields with one audit entry, and raises the revision. Other users' changes since
 * the form was made stay, unless the form sets the same field to something else.
 * @throws NotFound; RecordConflict; whatever the kind's check throws
 */
export async function changeRecord<Table extends RecordTable>(
  trx: Trx,
  scope: Actor,
  kind: RecordKind<Table>,
  change: RecordChange<Table>,
): Promise<string[]> {
  const { id, revision, action } = change
  const entered = change.values as Values
  const fields = Object.keys(entered)
  const row = await readRow(trx, scope, kind, id)
  const stored = toFields(kind, scope, row, fields)
  const span = {
    subjectType: kind.subjectType,
    subjectId: id,
    from: revision ?? row.revision,
    to: row.revision,
  }
  const later = span.from === span.to ? [] : await listChanges(trx, scope, span)
  const secrets = fields.filter((field) => secretOf(kind, field))
  const { changed, untouched, conflicting } = merge({ stored, entered, later, secrets })
  if (conflicting.length > 0) {
    const now = conflicting.map((field) => ({ field, now: toTold(kind, field, stored[field] ?? null) }))
    throw new RecordConflict(row.revision, await withAuthors(trx, scope, now, later ?? []), untouched)
  }
  if (changed.length === 0) return []
  const subjectRevision = row.revision + 1
  const columns = toColumns(kind, { ...scope, rowId: id }, pick(entered, changed))
  const next = { ...row, ...columns }
  kind.check?.(next)
  const derived = kind.derived?.(next)
  await trx
    .updateTable<RecordTable>(kind.table)
    .set({ ...columns, ...derived, revision: subjectRevision })
    .where(ownerOf(kind.table), '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
  await recordAudit(trx, scope, {
    action,
    subjectType: kind.subjectType,
    subjectId: id,
    subjectRevision,
    before: toAudit(kind, pick(stored, changed)),
    after: toAudit(kind, pick(entered, changed)),
  })
  return changed
}

async function readRow<Table extends RecordTable>(
  trx: Trx,
  scope: Actor,
  { table }: RecordKind<Table>,
  id: string,
): Promise<RecordRow<Table>> {
  const row = await trx
    .selectFrom<RecordTable>(table)
    .selectAll()
    .where(ownerOf(table), '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row as RecordRow<Table>
}

/** A firm is its own owner. */
function ownerOf(table: RecordTable) {
  return table === 'tenants' ? 'id' : 'tenant_id'
}

/** Each conflicting field with its last change. */
async function withAuthors(
  trx: Trx,
  scope: Within,
  conflicting: readonly Pick<FieldConflict, 'field' | 'now'>[],
  later: readonly LaterChange[],
): Promise<FieldConflict[]> {
  const lastOf = (field: string) => later.findLast(({ before }) => field in before)
  const names = await namesOf(
    trx,
    scope,
    later.map(({ actor }) => actor),
  )
  return conflicting.map(({ field, now }) => {
    const last = lastOf(field)
    return {
      field,
      now,
      changedAt: last?.at ?? null,
      changedBy: (last && names.get(last.actor)) ?? null,
    }
  })
}

function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
}
