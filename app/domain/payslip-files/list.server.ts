import { sql } from 'kysely'
import type { PayslipDoubt } from '~db/schema'
import { listName } from '../employees/list-name'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Instant, MonthText } from '../values/calendar'
import { placeOfIncoming } from './keep.server'

/** Pages of a delivered file that are or may be one payslip, not released yet. */
export interface IncomingSlip {
  id: string
  fileId: string
  fileName: string
  /** From 1. */
  position: number
  firstPage: number
  pageCount: number
  employee: { id: string; number: string; name: string; hasMail: boolean } | null
  month: MonthText | null
  doubt: PayslipDoubt | null
  /** A member has confirmed the owner. */
  isConfirmed: boolean
  /** The employee has a payslip of the month, which this one would correct. */
  isCorrection: boolean
  revision: number
  /** Member who approved the release, if two have to. */
  approvedBy: string | null
}

export interface PayslipFile {
  id: string
  month: MonthText
  fileName: string
  pageCount: number
  slipCount: number
  createdBy: string
  createdAt: Instant
  /** Not released yet; `doubtful` is part of it. */
  waiting: number
  doubtful: number
}

/** Waiting delivered payslips, doubtful ones first: all, or the ids given. */
export async function listIncoming(
  executor: Executor,
  scope: Within,
  ids?: readonly string[],
): Promise<IncomingSlip[]> {
  const rows = await selectIncoming(executor, scope)
    .$if(ids !== undefined, (query) => query.where('p.id', 'in', ids ?? []))
    .orderBy(sql`p.doubt is null`)
    .orderBy('f.created_at')
    .orderBy('p.file_id')
    .orderBy('p.position')
    .execute()
  return rows.map(incomingOf)
}

/** @throws NotFound */
export async function getIncoming(executor: Executor, scope: Within, id: string): Promise<IncomingSlip> {
  const row = await selectIncoming(executor, scope).where('p.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return incomingOf(row)
}

/** The file of a waiting payslip. @throws NotFound */
export async function openIncoming(
  executor: Executor,
  vault: Vault,
  scope: Within,
  id: string,
): Promise<Uint8Array> {
  const row = await executor
    .selectFrom('incoming_payslips')
    .select('bytes')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.bytes) throw new NotFound()
  return vault.openBytes(placeOfIncoming(scope, id), row.bytes)
}

/** Newest files, in any state. */
export async function listFiles(
  executor: Executor,
  { tenantId }: Within,
  limit: number,
): Promise<PayslipFile[]> {
  const ofFile = (condition = sql`true`) => sql<number>`(select count(*) from incoming_payslips p
    where p.tenant_id = payslip_files.tenant_id and p.file_id = payslip_files.id
    and p.released_id is null and ${condition})`
  return executor
    .selectFrom('payslip_files')
    .select(['id', 'month', 'file_name as fileName', 'page_count as pageCount', 'slip_count as slipCount'])
    .select(['created_by as createdBy', 'created_at as createdAt'])
    .select([ofFile().as('waiting'), ofFile(sql`p.doubt is not null`).as('doubtful')])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

function selectIncoming(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('incoming_payslips as p')
    .innerJoin('payslip_files as f', (join) => joined(join, 'f.id', 'p.file_id'))
    .leftJoin('employees as e', (join) => joined(join, 'e.id', 'p.employee_id'))
    .select(['p.id', 'p.file_id', 'f.file_name', 'p.position', 'p.first_page', 'p.page_count', 'p.month'])
    .select(['p.doubt', 'p.decided_at', 'p.revision', 'p.approved_by'])
    .select(['e.id as employeeId', 'e.number', 'e.first_name', 'e.last_name', 'e.email'])
    .select(
      sql<0 | 1>`exists (select 1 from current_payslips c where c.tenant_id = p.tenant_id
        and c.employee_id = p.employee_id and c.month = p.month)`.as('isCorrection'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.released_id', 'is', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectIncoming>['execute']>>[number]

function incomingOf(row: Row): IncomingSlip {
  const { employeeId, first_name, last_name } = row
  return {
    id: row.id,
    fileId: row.file_id,
    fileName: row.file_name,
    position: row.position,
    firstPage: row.first_page,
    pageCount: row.page_count,
    employee: employeeId
      ? {
          id: employeeId,
          number: row.number ?? '',
          name: listName({ first_name: first_name ?? '', last_name: last_name ?? '' }),
          hasMail: row.email !== null,
        }
      : null,
    month: row.month,
    doubt: row.doubt,
    isConfirmed: row.decided_at !== null,
    isCorrection: row.isCorrection === 1,
    revision: row.revision,
    approvedBy: row.approved_by,
  }
}
