import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { isMonth, type MonthText } from '../calendar'
import { type Render, type RenderedFile, storeDocuments } from '../documents/documents.server'
import { type Employee, findEmployee } from '../employees/employees.server'
import { NotFound } from '../errors'
import { readLetterhead } from '../letterhead/logo.server'
import { provideLink } from '../links/links.server'
import type { Keyring } from '../links/token'
import { oneAtATime } from '../one-at-a-time'
import { queueMail } from '../outbox/outbox.server'
import type { Scope } from '../scope'
import type { Vault } from '../vault'
import { composePayslip, countSlips } from './compose.server'
import { PayslipConflict } from './conflict'
import { type PayslipTotals, wrongTotal } from './totals'
import type { PayslipFacts, PayslipLineView, PayslipView } from './view'

/** Only another process can come between, so a few tries are plenty. */
const TRIES = 5

type Executor = Kysely<Database>

/**
 * A payslip to be. `totals` is what the caller worked out; where it is given, the lines must add up to it. `facts`
 * are printed and nowhere else kept.
 */
export interface NewPayslip {
  employeeId: string
  month: MonthText
  lines: readonly PayslipLineView[]
  totals?: Partial<PayslipTotals>
  facts?: PayslipFacts
}

/** A published payslip. */
export interface PublishedPayslip {
  id: string
  revision: number
}

/**
 * Publishes a payslip, frozen with its files, and tells the employee by mail if there is an address.
 * Another one for the same month is a correction with the next revision.
 * Must not be called inside a transaction, because rendering takes time.
 * @throws NotFound; Conflict `no_lines`, `month_invalid`, `before_entry`, `totals_wrong`
 */
export function publishPayslip(
  db: Executor,
  keyring: Keyring,
  vault: Vault,
  scope: Scope,
  render: Render<PayslipView>,
  input: NewPayslip,
): Promise<PublishedPayslip> {
  return oneAtATime(`payslip ${scope.tenantId} ${input.employeeId.toLowerCase()}`, async () => {
    const employee = await findEmployee(db, scope, input.employeeId)
    if (!employee) throw new NotFound()
    assertPublishable(employee, input)
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { view, slipsBefore } = await composePayslip(db, vault, scope, input)
      const files = await render(view, await readLetterhead(db, scope))
      const published = await db.transaction().execute(async (trx) => {
        if ((await countSlips(trx, scope, employee.id)) !== slipsBefore) return undefined
        const id = await insertPayslip(trx, vault, scope, employee.id, view, files)
        await tellEmployee(trx, keyring, scope, employee, id, view)
        return { id, revision: view.revision }
      })
      if (published) return published
    }
    throw new PayslipConflict('busy')
  })
}

function assertPublishable(employee: Employee, input: NewPayslip): void {
  if (!isMonth(input.month)) throw new PayslipConflict('month_invalid')
  if (input.month < employee.entryOn.slice(0, 7)) throw new PayslipConflict('before_entry')
  if (input.lines.length === 0) throw new PayslipConflict('no_lines')
  if (wrongTotal(input.lines, input.totals ?? {})) throw new PayslipConflict('totals_wrong')
}

async function insertPayslip(
  trx: Executor,
  vault: Vault,
  scope: Scope,
  employeeId: string,
  view: PayslipView,
  files: readonly RenderedFile[],
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('payslips')
    .values({
      tenant_id: scope.tenantId,
      id,
      employee_id: employeeId,
      month: view.month,
      revision: view.revision,
      gross_cents: view.grossCents,
      net_cents: view.netCents,
      payout_cents: view.payoutCents,
      published_at: scope.at,
    })
    .execute()
  await trx
    .insertInto('payslip_lines')
    .values(
      view.lines.map((line, index) => ({
        tenant_id: scope.tenantId,
        payslip_id: id,
        position: index + 1,
        kind: line.kind,
        code: line.code,
        label: line.label,
        quantity: line.quantity,
        rate: line.rate,
        base_cents: line.baseCents,
        amount_cents: line.amountCents,
      })),
    )
    .execute()
  await storeDocuments(trx, vault, scope, { payslipId: id }, files)
  await recordAudit(trx, scope, {
    action: 'payslip.published',
    subjectType: 'payslip',
    subjectId: id,
    after: { employeeId, month: view.month, revision: view.revision },
  })
  return id
}

async function tellEmployee(
  trx: Executor,
  keyring: Keyring,
  scope: Scope,
  employee: Employee,
  payslipId: string,
  view: PayslipView,
): Promise<void> {
  if (!employee.email) return
  const link = await provideLink(trx, keyring, scope, {
    purpose: 'mitarbeiter-portal',
    subjectId: employee.id,
  })
  await queueMail(trx, scope, {
    kind: 'payslip_published',
    recipient: employee.email,
    language: employee.language,
    linkId: link.id,
    dedupeKey: `payslip_published:${payslipId}`,
    data: { month: view.month, revision: view.revision, firstName: employee.firstName },
  })
}
