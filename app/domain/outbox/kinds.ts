import type { LinkPurpose, MailArea, MailStatus, Role } from '~db/schema'

/** What each kind of mail has to say. Everything personal stands here; a link is named by id, never as an address. */
export interface MailData {
  payslip_published: { firstName: string; month: string; revision: number }
  fresh_link: { name: string; purpose: LinkPurpose }
  customer_message: { customer: string; invoice: string | null; message: string }
  /** `requested`: direct debit from an account that the office still has to approve. */
  payment_choice_confirmed: { invoice: string; way: 'transfer' | 'direct_debit' | 'requested' }
  /** `accountLinkId` names the one-time link of an account. */
  invitation: { name: string; invitedBy: string; accountLinkId: string }
  password_reset: { name: string; accountLinkId: string }
}

export type MailKind = keyof MailData

/** Mails that did not arrive, or may not have. */
export const TROUBLED: readonly MailStatus[] = ['failed', 'bounced', 'doubtful']

/** Which areas of mail a role sees in lists and previews. */
const SEEN: Record<Role, readonly MailArea[]> = {
  owner: ['invoicing', 'payroll', 'accounts'],
  invoicing: ['invoicing'],
  payroll: ['payroll'],
  read_only: ['invoicing', 'payroll'],
}

/** Whose business a mail is; a fresh link's by what it opens. */
export function areaOf(mail: { kind: MailKind; data: object }): MailArea {
  switch (mail.kind) {
    case 'payslip_published':
      return 'payroll'
    case 'invitation':
    case 'password_reset':
      return 'accounts'
    case 'fresh_link':
      return (mail.data as MailData['fresh_link']).purpose === 'mitarbeiter-portal' ? 'payroll' : 'invoicing'
    default:
      return 'invoicing'
  }
}

export function areasOf(role: Role): readonly MailArea[] {
  return SEEN[role]
}
