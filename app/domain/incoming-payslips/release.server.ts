import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import type { MonthText } from '../calendar'
import { storeDocuments } from '../documents/documents.server'
import { getEmployee } from '../employees/find.server'
import type { House, Trx } from '../house'
import { announcePayslip } from '../payslips/announce.server'
import { lastRevision, nextSlipNumber } from '../payslips/compose.server'
import { deliveredColumns } from '../payslips/seals.server'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { openIncoming } from './list.server'

/**
 * Releases payslips that wait: each becomes the payslip of its month, or its correction, and its employee is told,
 * in a transaction of its own. What is released, doubtful or gone is passed over, so a second press, or one after a
 * failure in the middle, does what is left. Returns how many were released.
 */
export async function releaseIncoming(house: House, scope: Scope, ids: readonly string[]): Promise<number> {
  let released = 0
  for (const id of ids)
    if (await writing(house, scope, (trx) => releaseOne(house, trx, scope, id))) released += 1
  return released
}

async function releaseOne(house: House, trx: Trx, scope: Scope, id: string): Promise<boolean> {
  const waiting = await findReady(trx, scope, id)
  if (!waiting) return false
  const employee = await getEmployee(trx, scope, waiting.employeeId)
  const { month } = waiting
  const payslipId = randomUUID()
  const revision = (await lastRevision(trx, scope, employee.id, month)) + 1
  const bytes = await openIncoming(trx, house.vault, scope, id)
  await trx
    .insertInto('payslips')
    .values({
      tenant_id: scope.tenantId,
      id: payslipId,
      employee_id: employee.id,
      month,
      revision,
      slip_number: await nextSlipNumber(trx, scope, employee.id),
      published_at: scope.at,
      ...deliveredColumns(house.vault, scope, payslipId),
    })
    .execute()
  const file = { bytes, mediaType: 'application/pdf', fileName: fileNameOf(month, revision) }
  await storeDocuments(trx, house.vault, scope, { owner: { payslipId }, files: [file] })
  await markReleased(trx, scope, id, payslipId)
  await recordAudit(trx, scope, {
    action: 'payslip.published',
    subjectType: 'payslip',
    subjectId: payslipId,
    after: { employeeId: employee.id, month, revision },
  })
  await announcePayslip(trx, house.keyring, scope, { employee, payslipId, month, revision })
  return true
}

async function findReady(trx: Trx, scope: Scope, id: string) {
  const row = await trx
    .selectFrom('incoming_payslips')
    .select(['employee_id', 'month', 'doubt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('released_id', 'is', null)
    .executeTakeFirst()
  if (!row || row.doubt !== null || row.employee_id === null || row.month === null) return undefined
  return { employeeId: row.employee_id, month: row.month }
}

/** The document has the bytes from now on. */
async function markReleased(trx: Trx, { tenantId }: Scope, id: string, payslipId: string): Promise<void> {
  await trx
    .updateTable('incoming_payslips')
    .set({ released_id: payslipId, bytes: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

function fileNameOf(month: MonthText, revision: number): string {
  return `${month}-Entgeltabrechnung${revision > 1 ? `-${revision}` : ''}.pdf`
}
