import { findDocument } from '../documents/stored-documents.server'
import type { Executor, House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { openIncoming } from '../payslip-files/list.server'
import { findPayslipView } from '../payslips/seals.server'
import type { PayslipLineView } from '../payslips/view'
import type { MonthText } from '../values/calendar'

/** A payslip of the payroll office: its lines, or only a PDF. */
export interface Theirs {
  isWaiting: boolean
  content: { lines: readonly PayslipLineView[] } | { pdf: Uint8Array }
}

interface Of {
  employeeId: string
  month: MonthText
}

/** Ids of what the payroll office sent for a month: what waits, and what was released, even if replaced since. */
export async function findDelivered(
  executor: Executor,
  { tenantId }: Within,
  { employeeId, month }: Of,
): Promise<{ waiting: string | undefined; released: string | undefined }> {
  const waiting = await executor
    .selectFrom('incoming_payslips')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '=', month)
    .where('released_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const released = await executor
    .selectFrom('payslips')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '=', month)
    .where('source', '=', 'delivery')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { waiting: waiting?.id, released: released?.id }
}

/** The one that waits, or else the newest that was released; undefined if the payroll office sent none. */
export async function findTheirs(house: House, scope: Within, of: Of): Promise<Theirs | undefined> {
  const { waiting, released } = await findDelivered(house.reader, scope, of)
  if (waiting !== undefined) {
    const pdf = await openIncoming(house.reader, house.vault, scope, waiting)
    return { isWaiting: true, content: { pdf } }
  }
  if (released === undefined) return undefined
  const view = await findPayslipView(house.reader, house.vault, scope, released)
  if (view) return { isWaiting: false, content: { lines: view.lines } }
  const wanted = { payslipId: released, mediaType: 'application/pdf' }
  const document = await findDocument(house.reader, house, scope, wanted)
  return document && { isWaiting: false, content: { pdf: document.bytes } }
}
