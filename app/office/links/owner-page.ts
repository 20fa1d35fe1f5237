import type { LinkAbout } from '~/domain/overviews/link-page.server'
import { paths } from '~/paths'

/** The page of the person, firm or invoice that a link is for. */
export function ownerPage({ purpose, subjectId, contactId }: LinkAbout): string {
  if (contactId !== null) return paths.contact(contactId)
  return {
    rechnung: paths.officeInvoice,
    portal: paths.customer,
    'mitarbeiter-portal': paths.employee,
  }[purpose](subjectId)
}

/** Where the mail address is kept that a link goes to. */
export function detailsPage({ purpose, subjectId, contactId, customerId }: LinkAbout): string {
  if (contactId !== null) return paths.contactDetails(contactId)
  if (purpose === 'mitarbeiter-portal') return paths.employeeDetails(subjectId)
  return paths.customerDetails(customerId ?? subjectId)
}

/** Where the postal address is kept: a contact is reached at the customer's. */
export function addressPage({ purpose, subjectId, customerId }: LinkAbout): string {
  if (purpose === 'mitarbeiter-portal') return paths.employeeDetails(subjectId)
  return paths.customerDetails(customerId ?? subjectId)
}
