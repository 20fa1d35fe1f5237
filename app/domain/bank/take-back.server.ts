import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { BankConflict } from './conflict'

/** Between two looks at other work: some 5 ms. */
const ENTRIES_A_STEP = 50

/**
 * Takes a file back as if it had not been uploaded, while nothing of it was assigned: entries that another file has stay.
 * @throws NotFound; BankConflict `bank_statement_worked_on`
 */
export function takeBackFile(house: House, scope: Scope, fileId: string): Promise<void> {
  const { tenantId } = scope
  return writing(house, scope, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('bank_files')
      .set({ taken_back_at: scope.at })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', fileId)
      .where('taken_back_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new NotFound()
    const statements = await trx
      .selectFrom('bank_statements')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('file_id', '=', fileId)
      .execute()
    for (const { id } of statements) await takeBackStatement(trx, scope, id)
    await recordAudit(trx, scope, {
      action: 'bank_file.taken_back',
      subjectType: 'bank_file',
      subjectId: fileId,
    })
  })
}

async function takeBackStatement(trx: Trx, scope: Within, statementId: string): Promise<void> {
  const { tenantId } = scope
  for (;;) {
    const ids = await linkedEntries(trx, scope, statementId)
    if (ids.length === 0) break
    await trx
      .deleteFrom('bank_statement_entries')
      .where('tenant_id', '=', tenantId)
      .where('statement_id', '=', statementId)
      .where('entry_id', 'in', ids)
      .execute()
    await deleteEntries(trx, scope, await withoutStatement(trx, scope, ids))
    await yieldToLoop()
  }
  await trx
    .deleteFrom('bank_statements')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', statementId)
    .execute()
}

async function linkedEntries(trx: Trx, { tenantId }: Within, statementId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('bank_statement_entries')
    .select('entry_id as id')
    .where('tenant_id', '=', tenantId)
    .where('statement_id', '=', statementId)
    .limit(ENTRIES_A_STEP)
    .execute()
  return rows.map(({ id }) => id)
}

async function withoutStatement(trx: Trx, { tenantId }: Within, ids: readonly string[]): Promise<string[]> {
  const kept = await trx
    .selectFrom('bank_statement_entries')
    .select('entry_id as id')
    .where('tenant_id', '=', tenantId)
    .where('entry_id', 'in', ids)
    .execute()
  const known = new Set(kept.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

/** @throws BankConflict `bank_statement_worked_on` if something of them was assigned */
async function deleteEntries(trx: Trx, { tenantId }: Within, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const assigned = await trx
    .selectFrom('bank_items')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('entry_id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bank_assignments')
          .select('bank_assignments.id')
          .where('bank_assignments.tenant_id', '=', tenantId)
          .whereRef('bank_assignments.item_id', '=', 'bank_items.id'),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  if (assigned) throw new BankConflict('bank_statement_worked_on')
  await trx.deleteFrom('bank_items').where('tenant_id', '=', tenantId).where('entry_id', 'in', ids).execute()
  await trx.deleteFrom('bank_entries').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
}
