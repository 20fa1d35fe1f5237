import type { AccessLinkRow, LinkPurpose } from '~db/schema'

/** The column of `access_links` for the subject of each purpose. */
export const SUBJECT = {
  rechnung: 'invoice_id',
  portal: 'customer_id',
  'mitarbeiter-portal': 'employee_id',
} as const satisfies Record<LinkPurpose, keyof AccessLinkRow>

/** The subject is an invoice, a customer or an employee, by purpose. */
export interface LinkSubject {
  purpose: LinkPurpose
  subjectId: string
  /** The contact whose portal link it is; null for the customer's own. */
  contactId?: string | null
}

export function subjectIdOf(link: AccessLinkRow): string | null {
  return link[SUBJECT[link.purpose]]
}
