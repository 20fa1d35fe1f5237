import type { Role } from '~db/schema'

/** What a role sees in the office and which links it may hand out. */
export interface Rights {
  seesInvoices: boolean
  seesEmployees: boolean
  linksInvoices: boolean
  linksEmployees: boolean
}

/** The roles that may hand out the link to an invoice. */
export const INVOICE_LINK_ROLES: readonly Role[] = ['owner', 'invoicing']
/** The roles that may hand out the link to somebody's payslips. */
export const EMPLOYEE_LINK_ROLES: readonly Role[] = ['owner', 'payroll']

/** Invoicing never sees payslips and payroll never invoices; read-only sees both and hands out nothing. */
export function rightsOf(role: Role): Rights {
  return {
    seesInvoices: role !== 'payroll',
    seesEmployees: role !== 'invoicing',
    linksInvoices: INVOICE_LINK_ROLES.includes(role),
    linksEmployees: EMPLOYEE_LINK_ROLES.includes(role),
  }
}

/** The roles that keep the firm's own data and let people in. */
export const FIRM_ROLES: readonly Role[] = ['owner']
