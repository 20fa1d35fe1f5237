import type { LinkAbout } from '~/domain/overviews/link-page.server'
import { paths } from '~/paths'

export function ownerPage({ purpose, subjectId, contactId }: LinkAbout): string {
  if (contactId !== null) return paths.contact(contactId)
  return {
    rechnung: paths.officeInvoice,
    portal: paths.customer,
    'mitarbeiter-portal': paths.employee,
  }[purpose](subjectId)
}

export function detailsPage({ purpose, subjectId, contactId, customerId }: LinkAbout): string {
  if (contactId !== null) return paths.contactDetails(contactId)
  if (purpose === 'mitarbeiter-portal') return paths.employeeDetails(subjectId)
  return paths.customerDetails(customerId ?? subjectId)
}

/** Where the postal address is edited; a contact has the customer's. */
export function addressPage({ purpose, subjectId, customerId }: LinkAbout): string {
  if (purpose === 'mitarbeiter-portal') return paths.employeeDetails(subjectId)
  return paths.customerDetails(customerId ?? subjectId)
}
