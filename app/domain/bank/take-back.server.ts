import { type SqlBool, sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import { InvoiceConflict } from '../invoices/conflict'
import { undoReceiptIn } from '../invoices/payments/undo-booking.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import { areJoined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { BankConflict } from './conflict'
import { isInFormat } from './keeping/in-format.server'

/** Between two looks at other work: some 5 ms. */
const ENTRIES_A_STEP = 50
/** The same, of receipts that are reversed. */
const RECEIPTS_A_STEP = 5

/**
 * Takes a file back as if it had not been uploaded, while nothing of it was assigned by hand: what was booked by itself is
 * reversed. Entries that another file has stay. @throws NotFound; BankConflict `bank_statement_worked_on`
 */
export function takeBackFile(house: House, scope: Scope, fileId: string, reason = ''): Promise<void> {
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
      .select(['id', 'format'])
      .where('tenant_id', '=', tenantId)
      .where('file_id', '=', fileId)
      .execute()
    await undoUnasked(trx, scope, {
      reason,
      statementIds: statements.map(({ id }) => id),
    })
    for (const statement of statements) await takeBackStatement(trx, scope, statement)
    await recordAudit(trx, scope, {
      action: 'bank_file.taken_back',
      subjectType: 'bank_file',
      subjectId: fileId,
    })
  })
}

/**
 * Reverses what was booked by itself for entries that no other file has, last first, so that a return goes before its payment.
 * @throws BankConflict `bank_statement_worked_on` if something was assigned by hand, or its money is used since
 */
async function undoUnasked(
  trx: Trx,
  scope: Scope,
  { statementIds, reason }: { statementIds: readonly string[]; reason: string },
): Promise<void> {
  const { tenantId } = scope
  if (statementIds.length === 0) return
  const rows = await trx
    .selectFrom('bank_statement_entries')
    .crossJoin('bank_items')
    .where(areJoined('bank_items.entry_id', 'bank_statement_entries.entry_id'))
    .crossJoin('bank_assignments')
    .where(areJoined('bank_assignments.item_id', 'bank_items.id'))
    .select(['bank_assignments.id', 'bank_assignments.receipt_id as receiptId'])
    .select('bank_assignments.made_by as madeBy')
    .distinct()
    .where('bank_statement_entries.tenant_id', '=', tenantId)
    .where('bank_statement_entries.statement_id', 'in', statementIds)
    .where('bank_assignments.reverses_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_assignments as undone')
            .select('undone.id')
            .where('undone.tenant_id', '=', tenantId)
            .whereRef('undone.reverses_id', '=', 'bank_assignments.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_statement_entries as other')
            .select('other.entry_id')
            .where('other.tenant_id', '=', tenantId)
            .whereRef('other.entry_id', '=', 'bank_statement_entries.entry_id')
            .where('other.statement_id', 'not in', statementIds),
        ),
      ),
    )
    .orderBy('bank_assignments.created_at', 'desc')
    .orderBy(sql`bank_assignments.rowid`, 'desc')
    .execute()
  if (rows.some(({ madeBy }) => madeBy === 'user')) throw new BankConflict('bank_statement_worked_on')
  for (const [index, { receiptId }] of rows.entries()) {
    if (receiptId !== null) await undo(trx, scope, { id: receiptId, reason })
    if (index % RECEIPTS_A_STEP === RECEIPTS_A_STEP - 1) await yieldToLoop()
  }
}

async function undo(trx: Trx, scope: Scope, receipt: { id: string; reason: string }): Promise<void> {
  try {
    await undoReceiptIn(trx, scope, receipt)
  } catch (error) {
    if (error instanceof InvoiceConflict) throw new BankConflict('bank_statement_worked_on')
    throw error
  }
}

async function takeBackStatement(
  trx: Trx,
  scope: Within,
  { id: statementId, format }: { id: string; format: string },
): Promise<void> {
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
    await forgetAliases(trx, scope, ids, format)
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

/** Of entries that stay, the keys under which only files of this format have them, unless another such file does. */
async function forgetAliases(
  trx: Trx,
  { tenantId }: Within,
  ids: readonly string[],
  format: string,
): Promise<void> {
  await trx
    .deleteFrom('bank_entry_aliases')
    .where('tenant_id', '=', tenantId)
    .where('entry_id', 'in', ids)
    .where('format', '=', format)
    .where(sql<SqlBool>`not ${isInFormat({ tenantId }, 'bank_entry_aliases.entry_id', format)}`)
    .execute()
}

async function deleteEntries(trx: Trx, { tenantId }: Within, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const items = trx
    .selectFrom('bank_items')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('entry_id', 'in', ids)
  // Reversals first: they name what they reverse.
  for (const isReversal of [true, false])
    await trx
      .deleteFrom('bank_assignments')
      .where('tenant_id', '=', tenantId)
      .where('item_id', 'in', items)
      .where('reverses_id', isReversal ? 'is not' : 'is', null)
      .execute()
  await trx.deleteFrom('bank_items').where('tenant_id', '=', tenantId).where('entry_id', 'in', ids).execute()
  await trx
    .deleteFrom('bank_entry_aliases')
    .where('tenant_id', '=', tenantId)
    .where('entry_id', 'in', ids)
    .execute()
  await trx.deleteFrom('bank_entries').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
  await trx
    .updateTable('bank_entries')
    .set({ maybe_entry_id: null })
    .where('tenant_id', '=', tenantId)
    .where('maybe_entry_id', 'in', ids)
    .execute()
}
