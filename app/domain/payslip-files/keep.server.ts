import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { MonthText } from '../values/calendar'
import { IncomingConflict } from './conflict'
import type { FoundSlip } from './group'

export interface KeptSlip extends FoundSlip {
  id?: string
  bytes: Uint8Array
}

/** A payroll office's file, divided into payslips. */
export interface DividedFile {
  /** Random if absent. */
  id?: string
  month: MonthText
  fileName: string
  /** Of the whole file, in hex. */
  sha256: string
  pageCount: number
  slips: readonly KeptSlip[]
}

/** Waiting payslips per firm: a month of three thousand employees. */
const MOST_WAITING = 3000
const MOST_WAITING_BYTES = 400 * 1024 * 1024

/**
 * Stores a file's payslips, sealed, until they are released or discarded. The same file again changes nothing.
 * @throws IncomingConflict `slips_too_many`
 */
export async function keepFile(
  house: House,
  scope: Scope,
  file: DividedFile,
): Promise<{ id: string; isNew: boolean }> {
  const rows: ReturnType<typeof rowOf>[] = []
  for (const slip of file.slips) {
    rows.push(rowOf(house, scope, slip))
    await yieldToLoop()
  }
  return writing(house, scope, async (trx) => {
    const earlier = await findFileBySha(trx, scope, file.sha256)
    if (earlier) return { id: earlier.id, isNew: false }
    await refuseTooMuch(trx, scope, file.slips)
    const id = file.id ?? randomUUID()
    await insertFile(trx, scope, { ...file, id })
    for (const [index, row] of rows.entries())
      await trx
        .insertInto('incoming_payslips')
        .values({ ...row, file_id: id, position: index + 1 })
        .execute()
    return { id, isNew: true }
  })
}

async function refuseTooMuch(trx: Trx, { tenantId }: Scope, slips: readonly KeptSlip[]): Promise<void> {
  const { count, bytes } = await trx
    .selectFrom('incoming_payslips')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('byte_length'), sql<number>`0`).as('bytes'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('released_id', 'is', null)
    .executeTakeFirstOrThrow()
  const more = slips.reduce((sum, slip) => sum + slip.bytes.byteLength, 0)
  if (count + slips.length > MOST_WAITING || bytes + more > MOST_WAITING_BYTES)
    throw new IncomingConflict('slips_too_many')
}

export function findFileBySha(
  executor: Executor,
  { tenantId }: Within,
  sha256: string,
): Promise<{ id: string; month: MonthText } | undefined> {
  return executor
    .selectFrom('payslip_files')
    .select(['id', 'month'])
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

/**
 * Discards a file with nothing released and as many payslips as the page showed; it may be sent again. @throws
 * NotFound; IncomingConflict
 */
export function discardFile(
  house: House,
  scope: Scope,
  { fileId, waiting }: { fileId: string; waiting: number | undefined },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const slips = await trx
      .selectFrom('incoming_payslips')
      .select('released_id')
      .where('tenant_id', '=', scope.tenantId)
      .where('file_id', '=', fileId)
      .execute()
    if (slips.some(({ released_id }) => released_id !== null)) throw new IncomingConflict('file_released')
    if (slips.length > 0 && slips.length !== waiting) throw new IncomingConflict('slip_changed_meanwhile')
    await trx
      .deleteFrom('incoming_payslips')
      .where('tenant_id', '=', scope.tenantId)
      .where('file_id', '=', fileId)
      .execute()
    const { numDeletedRows } = await trx
      .deleteFrom('payslip_files')
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', fileId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new NotFound()
    await recordAudit(trx, scope, {
      action: 'payslip_file.discarded',
      subjectType: 'payslip_file',
      subjectId: fileId,
    })
  })
}

export async function replaceBytes(
  trx: Trx,
  { vault }: Pick<House, 'vault'>,
  scope: Scope,
  { id, bytes }: { id: string; bytes: Uint8Array },
): Promise<void> {
  await trx
    .updateTable('incoming_payslips')
    .set(fileColumns(vault, scope, id, bytes))
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('released_id', 'is', null)
    .execute()
}

/** Seal context of a waiting payslip's bytes. */
export function placeOfIncoming({ tenantId }: Within, id: string): Place {
  return { tenantId, purpose: 'incoming_payslip', rowId: id }
}

function rowOf({ vault }: House, scope: Scope, slip: KeptSlip) {
  const id = slip.id ?? randomUUID()
  return {
    tenant_id: scope.tenantId,
    id,
    first_page: slip.firstPage + 1,
    page_count: slip.pageCount,
    employee_id: slip.employeeId,
    month: slip.month,
    doubt: slip.doubt,
    ...fileColumns(vault, scope, id, slip.bytes),
    created_at: scope.at,
  }
}

async function insertFile(trx: Trx, scope: Scope, file: DividedFile & { id: string }): Promise<void> {
  await trx
    .insertInto('payslip_files')
    .values({
      tenant_id: scope.tenantId,
      id: file.id,
      month: file.month,
      file_name: file.fileName,
      sha256: file.sha256,
      page_count: file.pageCount,
      slip_count: file.slips.length,
      created_by: scope.actor,
      created_at: scope.at,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: 'payslip_file.received',
    subjectType: 'payslip_file',
    subjectId: file.id,
    after: { month: file.month, pages: file.pageCount, slips: file.slips.length },
  })
}

function fileColumns(vault: House['vault'], scope: Scope, id: string, bytes: Uint8Array) {
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    byte_length: bytes.byteLength,
    bytes: vault.sealBytes(placeOfIncoming(scope, id), bytes),
  }
}
