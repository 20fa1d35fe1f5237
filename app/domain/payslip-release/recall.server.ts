import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import { findDocument } from '../documents/stored-documents.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { IncomingConflict } from '../payslip-files/conflict'
import { placeOfIncoming } from '../payslip-files/keep.server'
import type { MonthText } from '../values/calendar'

interface Month {
  employeeId: string
  month: MonthText
}

/** As the page showed it. */
interface Seen extends Month {
  revision: number | undefined
}

/**
 * Recalls the newest payslip of a month if the employee has not downloaded it: it disappears, its mail is not sent if
 * still queued, and a PDF waits again. Row and bytes stay. One that counts in a closed month stays.
 * @throws NotFound; IncomingConflict `payslip_downloaded`, `payslip_counted`, `slip_changed_meanwhile`
 */
export function recallPayslip(house: House, scope: Scope, { revision, ...which }: Seen): Promise<void> {
  return writing(house, scope, async (trx) => {
    const payslip = await findRecallable(trx, scope, which)
    if (!payslip) throw new NotFound()
    if (payslip.revision !== revision) throw new IncomingConflict('slip_changed_meanwhile')
    if (payslip.isCounted === 1) throw new IncomingConflict('payslip_counted')
    if (payslip.isDownloaded === 1) throw new IncomingConflict('payslip_downloaded')
    await trx
      .insertInto('payslip_recalls')
      .values({
        tenant_id: scope.tenantId,
        payslip_id: payslip.id,
        recalled_by: scope.actor,
        recalled_at: scope.at,
      })
      .execute()
    await waitAgain(house, trx, scope, payslip.id)
    await trx
      .deleteFrom('outbox')
      .where('tenant_id', '=', scope.tenantId)
      .where('dedupe_key', '=', `payslip_published:${payslip.id}`)
      .where('status', '=', 'queued')
      .execute()
    await recordAudit(trx, scope, {
      action: 'payslip.recalled',
      subjectType: 'payslip',
      subjectId: payslip.id,
      before: { ...which, revision: payslip.revision },
    })
  })
}

function findRecallable(executor: Executor, { tenantId }: Within, { employeeId, month }: Month) {
  return executor
    .selectFrom('current_payslips as p')
    .select(['p.id', 'p.revision'])
    .select(
      sql<0 | 1>`exists (select 1 from payslip_reads r where r.tenant_id = p.tenant_id
        and r.payslip_id = p.id and r.downloaded_at is not null)`.as('isDownloaded'),
    )
    .select(
      sql<0 | 1>`exists (select 1 from payroll_closing_slips c where c.tenant_id = p.tenant_id
        and c.payslip_id = p.id)`.as('isCounted'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.employee_id', '=', employeeId)
    .where('p.month', '=', month)
    .executeTakeFirst()
}

async function waitAgain(house: House, trx: Trx, scope: Scope, payslipId: string): Promise<void> {
  const delivered = await trx
    .selectFrom('incoming_payslips')
    .select(['id', 'revision'])
    .where('tenant_id', '=', scope.tenantId)
    .where('released_id', '=', payslipId)
    .executeTakeFirst()
  if (!delivered) return
  const wanted = { payslipId, mediaType: 'application/pdf' }
  const document = await findDocument(trx, house, scope, wanted)
  if (!document) throw new NotFound()
  await trx
    .updateTable('incoming_payslips')
    .set({
      released_id: null,
      approved_by: null,
      approved_at: null,
      bytes: house.vault.sealBytes(placeOfIncoming(scope, delivered.id), document.bytes),
      revision: delivered.revision + 1,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', delivered.id)
    .execute()
}
