import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { BankConflict } from './conflict'

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
    const statements = trx
      .selectFrom('bank_statements')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('file_id', '=', fileId)
    const entries = await trx
      .selectFrom('bank_statement_entries')
      .select('entry_id')
      .distinct()
      .where('tenant_id', '=', tenantId)
      .where('statement_id', 'in', statements)
      .execute()
    await trx
      .deleteFrom('bank_statement_entries')
      .where('tenant_id', '=', tenantId)
      .where('statement_id', 'in', statements)
      .execute()
    await trx
      .deleteFrom('bank_statements')
      .where('tenant_id', '=', tenantId)
      .where('file_id', '=', fileId)
      .execute()
    for (const { entry_id: entryId } of entries) {
      const other = await trx
        .selectFrom('bank_statement_entries')
        .select('statement_id')
        .where('tenant_id', '=', tenantId)
        .where('entry_id', '=', entryId)
        .executeTakeFirst()
      if (other) continue
      const worked = await trx
        .selectFrom('bank_items')
        .innerJoin('bank_assignments', (join) => joined(join, 'bank_assignments.item_id', 'bank_items.id'))
        .select('bank_items.id')
        .where('bank_items.tenant_id', '=', tenantId)
        .where('bank_items.entry_id', '=', entryId)
        .executeTakeFirst()
      if (worked) throw new BankConflict('bank_statement_worked_on')
      await trx
        .deleteFrom('bank_items')
        .where('tenant_id', '=', tenantId)
        .where('entry_id', '=', entryId)
        .execute()
      await trx
        .deleteFrom('bank_entries')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', entryId)
        .execute()
    }
    await recordAudit(trx, scope, {
      action: 'bank_file.taken_back',
      subjectType: 'bank_file',
      subjectId: fileId,
    })
  })
}
