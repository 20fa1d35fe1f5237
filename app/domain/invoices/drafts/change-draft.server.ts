import { recordAudit } from '~/domain/audit/audit.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { RecordConflict } from '~/domain/records/conflict'
import { joined } from '../../kernel/joined.server'
import { InvoiceConflict } from '../conflict'
import { deduct, listDeductedAdvances } from '../issuing/advances.server'
import { columnsOf, pricedLines } from './draft.server'
import { type DraftValues, draftValuesOf, plainValuesOf } from './draft-values'
import { insertInvoiceLines, listInvoiceLines } from './lines.server'

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

const DISCARDED = 'invoice.discarded'

export interface StoredDraft {
  id: string
  customerId: string
  revision: number
  values: DraftValues
}

/** A draft as its form shows it. @throws NotFound; Conflict `already_issued` */
export async function readDraft(executor: Executor, scope: ReadScope, id: string): Promise<StoredDraft> {
  const row = await executor
    .selectFrom('invoices')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if (row.status === 'issued') throw new InvoiceConflict('already_issued')
  const lines = await listInvoiceLines(executor, scope, id)
  const advances = await listDeductedAdvances(executor, scope, id)
  const deducted = advances.map((advance) => advance.id)
  const values = draftValuesOf(row, lines, deducted)
  return { id: row.id, customerId: row.customer_id, revision: row.revision, values }
}

/**
 * Changes a draft to the values of its form.
 * @throws NotFound; RecordConflict if it has been changed since; Conflict `already_issued`, `no_lines`,
 * `mandate_not_active`, `advance_not_deductible`, `advance_taken`
 */
export function changeDraft(
  house: House,
  scope: Scope,
  id: string,
  { revision, ...values }: DraftValues & { revision?: number | undefined },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const draft = await readDraft(trx, scope, id)
    const { before, after } = differences(draft.values, values)
    if (Object.keys(after).length === 0) return
    if (revision !== undefined && revision !== draft.revision) throw conflictOf(draft, before)
    const { totals, ...columns } = await columnsOf(trx, scope, draft.customerId, values)
    await trx
      .updateTable('invoices')
      .set({ ...columns, revision: draft.revision + 1 })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    await trx
      .deleteFrom('invoice_lines')
      .where('tenant_id', '=', scope.tenantId)
      .where('invoice_id', '=', id)
      .execute()
    await insertInvoiceLines(trx, scope, id, pricedLines(values, totals))
    await deduct(trx, scope, { id, customerId: draft.customerId, advances: values.deductions })
    await recordAudit(trx, scope, {
      action: 'invoice.draft_changed',
      subjectType: 'invoice',
      subjectId: id,
      subjectRevision: draft.revision + 1,
      before,
      after,
    })
  })
}

/**
 * Discards a draft and its link, which must not have been sent yet. Idempotent.
 * @param seen the revision on the page, if there was one
 * @throws NotFound; Conflict `already_issued`, `draft_changed`, `draft_link_sent`
 */
export function discardDraft(
  house: House,
  scope: Scope,
  id: string,
  seen: { revision?: number | undefined } = {},
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const draft = await readDraft(trx, scope, id).catch((error: unknown) => {
      if (error instanceof NotFound) return undefined
      throw error
    })
    if (!draft && (await wasDiscarded(trx, scope, id))) return
    if (!draft) throw new NotFound()
    const { customerId, revision } = draft
    if (await wasMailed(trx, scope, id)) throw new InvoiceConflict('draft_link_sent')
    if (seen.revision !== undefined && seen.revision !== revision) throw new InvoiceConflict('draft_changed')
    for (const table of ['access_links', 'invoice_lines', 'invoice_deductions'] as const)
      await trx
        .deleteFrom(table)
        .where('tenant_id', '=', scope.tenantId)
        .where('invoice_id', '=', id)
        .execute()
    await trx.deleteFrom('invoices').where('tenant_id', '=', scope.tenantId).where('id', '=', id).execute()
    await recordAudit(trx, scope, {
      action: DISCARDED,
      subjectType: 'invoice',
      subjectId: id,
      before: { customerId },
    })
  })
}

/** A link that was mailed must keep working. */
async function wasMailed(trx: Trx, scope: Within, invoiceId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('access_links')
    .innerJoin('outbox', (join) => joined(join, 'outbox.link_id', 'access_links.id'))
    .select('outbox.id')
    .where('access_links.tenant_id', '=', scope.tenantId)
    .where('access_links.invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return found !== undefined
}

async function wasDiscarded(trx: Trx, scope: Within, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('audit_entries')
    .select('seq')
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', 'invoice')
    .where('subject_id', '=', id)
    .where('action', '=', DISCARDED)
    .executeTakeFirst()
  return found !== undefined
}

function differences(stored: DraftValues, entered: DraftValues) {
  const [old, now] = [plainValuesOf(stored), plainValuesOf(entered)]
  const fields = Object.keys(now).filter((field) => old[field] !== now[field])
  const pick = (values: typeof now) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
  return { before: pick(old), after: pick(now) }
}

function conflictOf(
  { revision }: StoredDraft,
  stored: Record<string, string | number | null>,
): RecordConflict {
  const conflicts = Object.entries(stored).map(([field, now]) => ({
    field,
    now,
    changedAt: null,
    changedBy: null,
  }))
  return new RecordConflict(revision, conflicts, [])
}
