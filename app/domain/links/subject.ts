import type { AccessLinkRow, LinkPurpose } from '~db/schema'

/** The column of `access_links` that names what a link of the purpose opens. */
export const SUBJECT = {
  rechnung: 'invoice_id',
  portal: 'customer_id',
  'mitarbeiter-portal': 'employee_id',
} as const satisfies Record<LinkPurpose, keyof AccessLinkRow>

/** What a link opens: the subject is an invoice, a customer or an employee, by purpose. */
export interface LinkSubject {
  purpose: LinkPurpose
  subjectId: string
  /** Whose link to the customer's portal it is, where it is not the customer's own. */
  contactId?: string | null
}

export function subjectIdOf(link: AccessLinkRow): string | null {
  return link[SUBJECT[link.purpose]]
}
