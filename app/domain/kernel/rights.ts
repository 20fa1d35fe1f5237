import type { MailArea, Role } from '~db/schema'

/** Most rights first. */
export const ROLES = ['owner', 'invoicing', 'payroll', 'read_only'] as const satisfies readonly Role[]

/** Roles by right. Invoicing never sees payslips, payroll never invoices. */
const GRANTED = {
  /** Own account and choice of firm: all a user may do without the second factor that the firm demands. */
  keep_account: ROLES,
  use_office: ROLES,
  /** Firm data, members and mail texts. */
  manage_firm: ['owner'],
  /** Who did what, in every record. */
  see_audit: ['owner'],
  see_invoices: ['owner', 'invoicing', 'read_only'],
  /** Draft, issue, send and cancel invoices, and record payments. */
  keep_invoices: ['owner', 'invoicing'],
  see_employees: ['owner', 'payroll', 'read_only'],
  keep_employees: ['owner', 'payroll'],
  /** Birth dates, numbers, bank accounts and pay. */
  see_pay: ['owner', 'payroll'],
  /**
   * Church tax by denomination, garnishments with their creditors, and sickness (Art. 9 GDPR, § 26 BDSG); owners only as
   * `seesSensitive` says.
   */
  see_sensitive: ['owner', 'payroll'],
  see_customers: ['owner', 'invoicing', 'read_only'],
  keep_customers: ['owner', 'invoicing'],
  share_invoice_links: ['owner', 'invoicing'],
  share_payslip_links: ['owner', 'payroll'],
  share_links: ['owner', 'invoicing', 'payroll'],
  /** Answer and finish tasks, each role within its own area. */
  handle_tasks: ['owner', 'invoicing', 'payroll'],
  /** Resend, withdraw, settle; each role within its own areas of mail. */
  handle_mails: ['owner', 'invoicing', 'payroll'],
  pause_mails: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof GRANTED

const MAIL_AREAS: Record<Role, readonly MailArea[]> = {
  owner: ['invoicing', 'payroll', 'accounts'],
  invoicing: ['invoicing'],
  payroll: ['payroll'],
  read_only: ['invoicing', 'payroll'],
}

export function may(role: Role, right: Right): boolean {
  return rolesWith(right).includes(role)
}

export function rolesWith(right: Right): readonly Role[] {
  return GRANTED[right]
}

/** Areas of mail that a role sees in lists and previews. */
export function mailAreasOf(role: Role): readonly MailArea[] {
  return MAIL_AREAS[role]
}

/** Areas of tasks that a role sees. Employees' questions about payslips reveal pay. */
export function taskAreasOf(role: Role): ('invoicing' | 'payroll')[] {
  const areas: ('invoicing' | 'payroll')[] = []
  if (may(role, 'see_invoices')) areas.push('invoicing')
  if (may(role, 'see_pay')) areas.push('payroll')
  return areas
}
