import { paths } from '~/paths'

const PAGES: Record<string, (id: string) => string> = {
  customer: paths.customer,
  contact: paths.contact,
  contract: paths.contract,
  mandate: paths.mandate,
  employee: paths.employee,
  invoice: paths.officeInvoice,
  mail: paths.mail,
  task: paths.task,
  user: paths.user,
  tenant: paths.tenant,
}

/** The page of a record in the office, where there is one. */
export function pageOfRecord(subjectType: string, id: string): string | undefined {
  return PAGES[subjectType]?.(id)
}
