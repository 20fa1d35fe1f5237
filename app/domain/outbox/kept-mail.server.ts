import type { InsertQueryBuilder, InsertResult } from 'kysely'
import type { Database } from '~db/schema'
import { type AuditEvent, recordAudit } from '../audit/audit.server'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'

/** What a visitor wrote to the office on a public page. */
interface Written<Table extends keyof Database> {
  /** The row has the form's key, drawn when the form is shown, with a unique index. */
  row: InsertQueryBuilder<Database, Table, InsertResult>
  audit: AuditEvent
  tell: () => Promise<unknown>
}

/** Stores it, audits it and tells the office; the same form sent twice is stored once. */
export async function keepWritten<Table extends keyof Database>(
  trx: Trx,
  actor: Actor,
  { row, audit, tell }: Written<Table>,
): Promise<{ isNew: boolean }> {
  const result = await row.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
  const isNew = result.numInsertedOrUpdatedRows === 1n
  if (isNew) {
    await recordAudit(trx, actor, audit)
    await tell()
  }
  return { isNew }
}
