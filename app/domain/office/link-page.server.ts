import { getCustomer } from '../customers/find.server'
import { findEmployee } from '../employees/find.server'
import { NotFound } from '../errors'
import type { Executor } from '../house'
import { type HandedLink, readHandedLink } from '../links/handout.server'
import type { Keyring } from '../links/token'
import type { OfficeScope } from '../scope'

/** What the page of an invoice's link shows; the number is null while the invoice is a draft. */
export interface InvoiceLinkPage {
  number: string | null
  link: HandedLink | undefined
}

export interface EmployeeLinkPage {
  name: string
  link: HandedLink | undefined
}

export interface CustomerLinkPage {
  name: string
  link: HandedLink | undefined
}

/** The invoice of the tenant and its live link. @throws NotFound */
export async function readInvoiceLinkPage(
  executor: Executor,
  keyring: Keyring,
  scope: OfficeScope,
  invoiceId: string,
): Promise<InvoiceLinkPage> {
  const invoice = await executor
    .selectFrom('invoices')
    .select('number')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!invoice) throw new NotFound()
  const subject = { purpose: 'rechnung', subjectId: invoiceId } as const
  return { number: invoice.number, link: await readHandedLink(executor, keyring, scope, subject) }
}

/** The employee of the tenant and the live link to the payslips. @throws NotFound */
export async function readEmployeeLinkPage(
  executor: Executor,
  keyring: Keyring,
  scope: OfficeScope,
  employeeId: string,
): Promise<EmployeeLinkPage> {
  const employee = await findEmployee(executor, scope, employeeId)
  if (!employee) throw new NotFound()
  const subject = { purpose: 'mitarbeiter-portal', subjectId: employee.id } as const
  return {
    name: `${employee.firstName} ${employee.lastName}`.trim(),
    link: await readHandedLink(executor, keyring, scope, subject),
  }
}

/** The customer of the tenant and the live link to the portal. @throws NotFound */
export async function readCustomerLinkPage(
  executor: Executor,
  keyring: Keyring,
  scope: OfficeScope,
  customerId: string,
): Promise<CustomerLinkPage> {
  const { id, name } = await getCustomer(executor, scope, customerId)
  const subject = { purpose: 'portal', subjectId: id } as const
  return { name, link: await readHandedLink(executor, keyring, scope, subject) }
}
