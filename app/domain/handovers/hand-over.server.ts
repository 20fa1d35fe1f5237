import { createHash, randomUUID } from 'node:crypto'
import type { HandoverFormat } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { RenderedFile } from '../documents/render'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { MonthText } from '../values/calendar'
import { HandoverConflict } from './conflict'
import { isComplete, type PayrollOffice } from './findings'
import { readOffice } from './office.server'
import { type PlannedEmployee, planHandover } from './plan.server'
import { keepStands } from './state.server'

export interface HandoverContent {
  month: MonthText
  format: HandoverFormat
  /** Counts the files of the month. */
  number: number
  office: PayrollOffice
  employees: readonly PlannedEmployee[]
}

export interface HandoverRequest {
  /** From the form: a double click makes one file. */
  id: string
  month: MonthText
  format: HandoverFormat
  isWhole: boolean
  render: (content: HandoverContent) => RenderedFile
}

export const FILE_SEAL = 'handover.file'

/**
 * Makes and stores a file of what the payroll office does not know yet; empty if there is nothing new. Employees whose
 * hours cannot go into the file are left out and remain to be handed over. @throws HandoverConflict
 */
export function handOver(house: House, scope: Scope, request: HandoverRequest): Promise<string> {
  const id = request.id === '' ? randomUUID() : request.id
  return writing(house, scope, async (trx) => {
    const { month, format, isWhole } = request
    if (await isKept(trx, scope, id)) return id
    const office = await readOffice(trx, scope)
    if (!isComplete(format, office)) throw new HandoverConflict('payroll_numbers_missing')
    const { employees } = await planHandover(trx, house.vault, scope, { month, format, isWhole, office })
    const number = await nextNumber(trx, scope, month)
    const file = request.render({ month, format, number, office, employees })
    const lineCount = employees.reduce((sum, { lines }) => sum + lines.length, 0)
    const place = { tenantId: scope.tenantId, purpose: FILE_SEAL, rowId: id }
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    await trx
      .insertInto('handovers')
      .values({
        tenant_id: scope.tenantId,
        id,
        month,
        format,
        is_whole: isWhole ? 1 : 0,
        number,
        file_name: file.fileName,
        media_type: file.mediaType,
        sha256,
        bytes_sealed: house.vault.seal(place, Buffer.from(file.bytes).toString('base64')),
        employee_count: employees.length,
        line_count: lineCount,
        created_by: scope.actor,
        created_at: scope.at,
      })
      .execute()
    await keepStands(trx, house.vault, scope, { handoverId: id, month, employees })
    await recordAudit(trx, scope, {
      action: 'hours.handed_over',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      after: { month, format, fileName: file.fileName, count: employees.length, sha256 },
    })
    return id
  })
}

async function isKept(trx: Trx, { tenantId }: Scope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('handovers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function nextNumber(trx: Trx, { tenantId }: Scope, month: MonthText): Promise<number> {
  const { number } = await trx
    .selectFrom('handovers')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .executeTakeFirstOrThrow()
  return (number ?? 0) + 1
}
