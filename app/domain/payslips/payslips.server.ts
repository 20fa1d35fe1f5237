import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { type Archive, storeDocuments } from '../documents/documents.server'
import type { RenderedFile } from '../documents/render'
import { type Employee, findEmployee } from '../employees/find.server'
import { Busy, NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import { oneAtATime } from '../kernel/one-at-a-time'
import type { Actor, Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { readLetterhead } from '../letterhead/logo.server'
import type { Calculation } from '../payroll/calculation'
import { announcePayslip } from './announce.server'
import { composePayslip, nextSlipNumber } from './compose.server'
import type { PayslipContent } from './content'
import { differenceOf, dueOf } from './difference'
import { assertPublishable } from './publishable'
import { keptColumns } from './seals.server'
import type { PayslipView } from './view'

/** Only another process can interfere, so a few tries are plenty. */
const TRIES = 5

export interface PublishedPayslip {
  id: string
  revision: number
}

/**
 * Publishes a payslip, frozen with its files and sealed with its calculation, and mails the employee if there is an
 * address. Another one for the same month is a correction with the next revision. `take` marks what waited as released
 * in the same transaction; if it says that another user has released it, nothing is published and the result is
 * undefined. Must not be called inside a transaction, because rendering takes time.
 * @throws NotFound; Conflict `no_lines`, `month_invalid`, `before_entry`, `totals_wrong`
 */
export function publishContent(
  house: House,
  scope: Scope,
  content: PayslipContent,
  take: (trx: Trx) => Promise<boolean>,
): Promise<PublishedPayslip | undefined> {
  return oneAtATime(`payslip ${scope.tenantId} ${content.employeeId}`, async () => {
    const employee = await findEmployee(house.reader, scope, content.employeeId)
    if (!employee) throw new NotFound()
    assertPublishable(employee, content)
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { view, slipNumber } = await composePayslip(house.reader, house.vault, scope, content)
      const files = await house.renderers.payslip(view, await readLetterhead(house.reader, scope))
      const published = await writing(house, scope, async (trx) => {
        if ((await nextSlipNumber(trx, scope, employee.id)) !== slipNumber) return 'again'
        if (!(await take(trx))) return 'taken'
        const { calculation } = content
        const id = await insertPayslip(trx, house, scope, {
          employee,
          slipNumber,
          view,
          calculation,
          files,
        })
        await announcePayslip(trx, house.keyring, scope, {
          employee,
          payslipId: id,
          month: view.month,
          revision: view.revision,
          dueCents: dueOf(differenceOf(view.corrects, view.payoutCents)),
        })
        return { id, revision: view.revision }
      })
      if (published === 'taken') return undefined
      if (published !== 'again') return published
    }
    throw new Busy()
  })
}

interface Publication {
  employee: Employee
  slipNumber: number
  view: PayslipView
  calculation: Calculation | null
  files: readonly RenderedFile[]
}

async function insertPayslip(
  trx: Trx,
  archive: Archive,
  actor: Actor,
  { employee, slipNumber, view, calculation, files }: Publication,
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('payslips')
    .values({
      tenant_id: actor.tenantId,
      id,
      employee_id: employee.id,
      month: view.month,
      revision: view.revision,
      slip_number: slipNumber,
      published_at: actor.at,
      ...keptColumns(archive.vault, actor, id, { view, calculation }),
    })
    .execute()
  await storeDocuments(trx, archive, actor, { owner: { payslipId: id }, files })
  await recordAudit(trx, actor, {
    action: 'payslip.published',
    subjectType: 'payslip',
    subjectId: id,
    after: { employeeId: employee.id, month: view.month, revision: view.revision },
  })
  return id
}
