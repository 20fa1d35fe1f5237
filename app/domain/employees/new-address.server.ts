import { type SqlBool, sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { OfficeScope, Scope, Within } from '../kernel/scope'
import { seesSensitive } from '../kernel/sensitive'
import { writing } from '../kernel/writing.server'
import { UNCHECKED } from '../outbox/kinds'
import { queueMail } from '../outbox/outbox.server'
import { ringDoorbell } from '../sending/doorbell'
import { maskEmail } from '../values/mask-email'
import { greetedName } from '../values/person-name'
import { EmployeeConflict } from './conflict'
import { type Employee, getEmployee } from './find.server'

/**
 * After a change of an employee's mail address: tells the old one, and holds back what has a link to payslips if whoever
 * changed it sees none themselves (decision 495).
 */
export async function noteNewAddress(
  trx: Trx,
  scope: Scope & Partial<Pick<OfficeScope, 'role' | 'ownerSeesSensitive'>>,
  { before, now }: { before: Employee; now: Employee },
): Promise<void> {
  if (isSame(before.email, now.email)) return
  const { role, ownerSeesSensitive } = scope
  const isLookedAt =
    role !== undefined && seesSensitive({ role, ownerSeesSensitive: ownerSeesSensitive === true })
  const known = await readKnownAddress(trx, scope, before)
  const isHeld = !isLookedAt && now.email !== null && !isSame(now.email, known)
  await trx
    .updateTable('employees')
    .set({
      email_untold_since: now.email === null ? null : scope.at,
      email_held_at: isHeld ? scope.at : null,
      email_before: isHeld || (!isLookedAt && now.email === null) ? known : null,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', now.id)
    .execute()
  if (now.email !== null && !isHeld) await sendHeldMails(trx, scope, { id: now.id, email: now.email })
  if (before.email === null) return
  await queueMail(trx, scope, {
    kind: 'email_changed',
    recipient: before.email,
    language: before.language,
    dedupeKey: `email_changed:${now.id} ${scope.at}`,
    data: { firstName: greetedName(before), after: now.email && maskEmail(now.email) },
  })
}

/** The last address that needed no look, or got one, however often it was changed or removed since. */
async function readKnownAddress(
  trx: Trx,
  { tenantId }: Within,
  { id, email, heldAddress }: Employee,
): Promise<string | null> {
  if (heldAddress || email !== null) return heldAddress ? heldAddress.before : email
  const { email_before } = await trx
    .selectFrom('employees')
    .select('email_before')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email_before
}

function isSame(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}

/**
 * Payroll has looked at a changed address: what was held back for it goes out now. Idempotent.
 * @throws NotFound; EmployeeConflict `address_changed_again`
 */
export function releaseAddress(
  house: House,
  scope: Scope,
  { id, email }: { id: string; email: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const employee = await getEmployee(trx, scope, id)
    if (employee.email !== email) throw new EmployeeConflict('address_changed_again')
    const { numUpdatedRows } = await trx
      .updateTable('employees')
      .set({ email_held_at: null, email_before: null })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', employee.id)
      .where('email_held_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await recordAudit(trx, scope, {
      action: 'employee.address_released',
      subjectType: 'employee',
      subjectId: employee.id,
      after: { email },
    })
    await sendHeldMails(trx, scope, { id, email })
  })
}

/** To the address that is right, whichever they waited for. Codes of before the change are worthless by now. */
async function sendHeldMails(
  trx: Trx,
  { tenantId, at }: Scope,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const links = trx
    .selectFrom('access_links')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', id)
  await trx
    .updateTable('outbox')
    .set({ status: 'queued', status_changed_at: at, queued_at: at, next_attempt_at: at, attempts: 0 })
    .set({ last_answer: null, recipient: email })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'failed')
    .where('last_answer', '=', UNCHECKED)
    .where('settled_at', 'is', null)
    .where((mail) =>
      mail.or([
        mail('link_id', 'in', links),
        mail('link_id', 'is', null).and(sql<SqlBool>`lower(recipient) = lower(${email})`),
      ]),
    )
    .where('kind', '<>', 'portal_code')
    .execute()
  ringDoorbell('mail')
}
