import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { storeDocuments } from '../documents/documents.server'
import { getEmployee } from '../employees/find.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { Words } from '../payroll-run/calculate.server'
import { isStale } from '../payroll-run/stale.server'
import { passGate } from '../payslip-files/gate.server'
import { openIncoming } from '../payslip-files/list.server'
import { announcePayslip } from '../payslips/announce.server'
import { lastRevision, nextSlipNumber } from '../payslips/compose.server'
import { publishContent } from '../payslips/payslips.server'
import { deliveredColumns } from '../payslips/seals.server'
import { findWaitingContent } from '../payslips/waiting.server'
import type { MonthText } from '../values/calendar'
import { agree } from './agree.server'

/** Numbers of payslips released, waiting for a second approval, and to be calculated again. */
export interface Released {
  released: number
  approved: number
  stale: number
}

type Names = Pick<Words, 'extraNames'>

/**
 * Releases waiting payslips, delivered or calculated: each becomes the payslip of its month, or its correction, and its
 * employee is told, in its own transaction. Released, doubtful and missing ones are skipped, so that a second click, or
 * one after a failure, does the rest. If two approvals are required, the first click gives one. A payslip that would be
 * calculated differently today is not released, as outdated pay would go out. A delivered file is read again, and waits
 * for a member if it shows anything of somebody else.
 */
export async function releaseIncoming(
  house: House,
  scope: Scope,
  { ids, words }: { ids: readonly string[]; words: Names },
): Promise<Released> {
  const done: Released = { released: 0, approved: 0, stale: 0 }
  for (const id of ids) {
    await yieldToLoop()
    const outcome = await releaseSlip(house, scope, { id, words, claim: async () => true })
    if (outcome && outcome !== 'failed') done[outcome] += 1
  }
  return done
}

interface OneSlip {
  id: string
  words: Names
  /** Called in the releasing transaction: false if the release is no longer wanted. */
  claim: (trx: Trx) => Promise<boolean>
}

/** One of them; undefined if there is nothing to release. */
export async function releaseSlip(house: House, scope: Scope, slip: OneSlip): Promise<Outcome> {
  const passed = await passGate(house, scope, slip.id)
  if (!passed) return releaseWaiting(house, scope, slip)
  const { revision } = passed
  if (revision === null) return 'failed'
  return writing(house, scope, (trx) => releaseOne(house, trx, scope, { ...slip, revision }))
}

type Outcome = keyof Released | 'failed' | undefined

async function releaseWaiting(house: House, scope: Scope, { id, words, claim }: OneSlip): Promise<Outcome> {
  const content = await findWaitingContent(house.reader, house.vault, scope, id)
  if (!content) return undefined
  const { vault } = house
  const agreement = await writing(house, scope, async (trx) => {
    const isChanged = await isStale({ reader: trx, vault }, scope, { id, ...content }, words)
    return isChanged ? 'stale' : agree(trx, scope, 'waiting_payslips', id)
  })
  if (agreement !== 'agreed') return agreement === 'gone' ? undefined : agreement
  await yieldToLoop()
  const published = await publishContent(house, scope, content, async (trx) => {
    if (!(await claim(trx))) return false
    const { numDeletedRows } = await trx
      .deleteFrom('waiting_payslips')
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  })
  return published && 'released'
}

async function releaseOne(
  house: House,
  trx: Trx,
  scope: Scope,
  { id, revision: seen, claim }: OneSlip & { revision: number },
): Promise<Outcome> {
  const waiting = await findReady(trx, scope, id, seen)
  if (!waiting || !(await claim(trx))) return undefined
  if ((await agree(trx, scope, 'incoming_payslips', id)) === 'approved') return 'approved'
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
  await storeDocuments(trx, house, scope, { owner: { payslipId }, files: [file] })
  await markReleased(trx, scope, id, payslipId)
  await recordAudit(trx, scope, {
    action: 'payslip.published',
    subjectType: 'payslip',
    subjectId: payslipId,
    after: { employeeId: employee.id, month, revision },
  })
  await announcePayslip(trx, house.keyring, scope, { employee, payslipId, month, revision, dueCents: null })
  return 'released'
}

async function findReady(trx: Trx, scope: Scope, id: string, revision: number) {
  const row = await trx
    .selectFrom('incoming_payslips')
    .select(['employee_id', 'month', 'doubt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('released_id', 'is', null)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!row || row.doubt !== null || row.employee_id === null || row.month === null) return undefined
  return { employeeId: row.employee_id, month: row.month }
}

/** From now on the bytes belong to the document. */
async function markReleased(trx: Trx, { tenantId }: Scope, id: string, payslipId: string): Promise<void> {
  await trx
    .updateTable('incoming_payslips')
    .set({ released_id: payslipId, bytes: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

function fileNameOf(month: MonthText, revision: number): string {
  return `${month} Entgeltabrechnung${revision > 1 ? ` ${revision}` : ''}.pdf`
}
