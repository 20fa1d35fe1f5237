import type { MailArea, Role } from '~db/schema'
import { mailAreasOf, may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { mayDo } from '../kernel/sensitive'
import type { MailKind } from './kinds'

const RECIPIENT_ALONE: readonly MailKind[] = ['password_reset', 'portal_code', 'sender_code']

/** Questions about payslips and their answers may reveal pay. */
const ABOUT_PAY: readonly MailKind[] = ['payslip_question', 'reply']

export function unseenOfPayroll(role: Role): readonly MailKind[] {
  return may(role, 'see_pay') ? [] : ABOUT_PAY
}

/** Whether the role may resend, mark and settle mails of an area. */
export function mayActOn(role: Role, area: MailArea): boolean {
  return may(role, 'handle_mails') && mailAreasOf(role).includes(area)
}

/** What tells somebody of a change that a thief may have made is not for the office to take back. */
const WARNINGS: readonly MailKind[] = ['password_reset', 'email_changed']

/**
 * Whether the role may withdraw a queued mail. A password reset concerns the whole account, which may belong to other
 * firms too, so no single firm decides about it.
 */
export function mayWithdraw(role: Role, kind: MailKind, area: MailArea): boolean {
  return !WARNINGS.includes(kind) && mayActOn(role, area)
}

/**
 * Whether somebody may see the finished mail with its live link. Password resets and codes are for their recipient only:
 * with them an owner could take over a colleague's account or read as an employee. A link to payslips shows all that is on
 * them (decision 501).
 */
export function mayHoldMail(
  scope: OfficeScope,
  { kind, linkId }: { kind: MailKind; linkId: string | null },
  area: MailArea,
): boolean {
  if (RECIPIENT_ALONE.includes(kind) || !mayActOn(scope.role, area)) return false
  return area !== 'payroll' || linkId === null || mayDo(scope, 'share_payslip_links')
}
