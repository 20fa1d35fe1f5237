import type { LinkPurpose, MailArea, Role } from '~db/schema'

/** Most rights first. */
export const ROLES = ['owner', 'invoicing', 'payroll', 'read_only'] as const satisfies readonly Role[]

/** Who may do what in a firm's office. Invoicing never sees payslips, payroll never invoices. */
const GRANTED = {
  /** One's own account, and which firm one works for: what a user without the second factor that the firm demands may still do. */
  keep_account: ROLES,
  use_office: ROLES,
  /** The firm's own data, its people and the words of its mails. */
  manage_firm: ['owner'],
  /** Who did what, in every record. */
  see_audit: ['owner'],
  see_invoices: ['owner', 'invoicing', 'read_only'],
  /** Draft, issue, send and cancel invoices, and enter what was paid. */
  keep_invoices: ['owner', 'invoicing'],
  see_employees: ['owner', 'payroll', 'read_only'],
  keep_employees: ['owner', 'payroll'],
  /** Birth dates, numbers, bank accounts and pay. */
  see_pay: ['owner', 'payroll'],
  see_customers: ['owner', 'invoicing', 'read_only'],
  keep_customers: ['owner', 'invoicing'],
  share_invoice_links: ['owner', 'invoicing'],
  share_payslip_links: ['owner', 'payroll'],
  /** Either of the two; which links of a firm they are says `mayShareLink`. */
  share_links: ['owner', 'invoicing', 'payroll'],
  /** Answer and finish what waits, each role within its own area. */
  handle_tasks: ['owner', 'invoicing', 'payroll'],
  /** Send again, take back, settle; each role within its own areas of mail. */
  handle_mails: ['owner', 'invoicing', 'payroll'],
  /** Hold back all mails of the firm. */
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

/** Whether the role may see, send and end links of this kind. */
export function mayShareLink(role: Role, purpose: LinkPurpose): boolean {
  return may(role, purpose === 'mitarbeiter-portal' ? 'share_payslip_links' : 'share_invoice_links')
}

/** The areas of mail that a role sees in lists and previews. */
export function mailAreasOf(role: Role): readonly MailArea[] {
  return MAIL_AREAS[role]
}

/** The areas of tasks that a role sees. What employees ask about their payslips tells what they earn. */
export function taskAreasOf(role: Role): ('invoicing' | 'payroll')[] {
  const areas: ('invoicing' | 'payroll')[] = []
  if (may(role, 'see_invoices')) areas.push('invoicing')
  if (may(role, 'see_pay')) areas.push('payroll')
  return areas
}
