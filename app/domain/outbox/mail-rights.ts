import type { MailArea, Role } from '~db/schema'
import { mailAreasOf, may } from '../kernel/rights'
import type { MailKind } from './kinds'

const RECIPIENT_ALONE: readonly MailKind[] = ['password_reset', 'portal_code', 'sender_code']

/** Questions about payslips and their answers, which may reveal pay. */
const ABOUT_PAY: readonly MailKind[] = ['payslip_question', 'reply']

/** The mails of the area `payroll` that the role does not see. */
export function unseenOfPayroll(role: Role): readonly MailKind[] {
  return may(role, 'see_pay') ? [] : ABOUT_PAY
}

/** Whether the role may send again, mark and settle mails of an area. */
export function mayActOn(role: Role, area: MailArea): boolean {
  return may(role, 'handle_mails') && mailAreasOf(role).includes(area)
}

/**
 * Whether the role may take a waiting mail back. A new password is for the account as a whole, with which the person
 * may work for other firms too: the firm whose outbox it lies in does not decide about it.
 */
export function mayWithdraw(role: Role, kind: MailKind, area: MailArea): boolean {
  return kind !== 'password_reset' && mayActOn(role, area)
}

/**
 * Whether the role may have the finished mail with its live link. A password reset and codes are for their recipient
 * alone: with them, an owner could take over a colleague's account, or read on as an employee.
 */
export function mayHoldMail(role: Role, kind: MailKind, area: MailArea): boolean {
  return !RECIPIENT_ALONE.includes(kind) && mayActOn(role, area)
}
