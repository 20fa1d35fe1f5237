import type { HandoverFormat } from '~db/schema'
import type { RenderedFile } from '../documents/render'
import { standsOf } from '../hours/state.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { nameOfActor } from '../records/history.server'
import type { Instant, MonthText } from '../values/calendar'
import { isWanted } from './findings'
import { FILE_SEAL } from './hand-over.server'
import { linesBetween, wageAmounts } from './lines'
import { readOffice } from './office.server'
import { lastStands } from './state.server'

export interface Handover {
  id: string
  format: HandoverFormat
  isWhole: boolean
  fileName: string
  employeeCount: number
  lineCount: number
  at: Instant
  by: string | null
}

/** Newest first. */
export async function listHandovers(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
): Promise<Handover[]> {
  const rows = await executor
    .selectFrom('handovers')
    .select(['id', 'format', 'is_whole', 'file_name', 'employee_count', 'line_count'])
    .select(['created_at', nameOfActor('handovers.created_by', { tenantId }).as('by')])
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    format: row.format,
    isWhole: row.is_whole === 1,
    fileName: row.file_name,
    employeeCount: row.employee_count,
    lineCount: row.line_count,
    at: row.created_at,
    by: row.by,
  }))
}

/** The file as it was made. @throws NotFound */
export async function openHandover(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  { tenantId }: Within,
  id: string,
): Promise<RenderedFile & { sha256: string }> {
  const row = await reader
    .selectFrom('handovers')
    .select(['id', 'file_name', 'media_type', 'sha256', 'bytes_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const base64 = vault.open({ tenantId, purpose: FILE_SEAL, rowId: row.id }, row.bytes_sealed)
  return {
    bytes: Buffer.from(base64, 'base64'),
    mediaType: row.media_type,
    fileName: row.file_name,
    sha256: row.sha256,
  }
}

/** Employees whose month the payroll office does not know completely. */
export async function listUntold(
  executor: Executor,
  vault: Vault,
  scope: Within,
  which: { month: MonthText; employeeIds: readonly string[] },
): Promise<string[]> {
  if (which.employeeIds.length === 0) return []
  const told = await lastStands(executor, vault, scope, which)
  const stands = await standsOf(executor, vault, scope, which)
  const office = await readOffice(executor, scope)
  return which.employeeIds.filter((id) =>
    linesBetween(told.get(id)?.amounts ?? null, wageAmounts(stands(id))).some(({ kind }) =>
      isWanted(office, kind),
    ),
  )
}
