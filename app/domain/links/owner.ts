/** All links to a customer's portal, one contact's, an employee's, or those to an invoice. */
export type LinkOwner =
  | { customerId: string }
  | { contactId: string }
  | { employeeId: string }
  | { invoiceId: string }

const COLUMNS = {
  customerId: 'customer_id',
  contactId: 'contact_id',
  employeeId: 'employee_id',
  invoiceId: 'invoice_id',
} as const

export function ownerColumn(owner: LinkOwner): {
  column: (typeof COLUMNS)[keyof typeof COLUMNS]
  id: string
} {
  const [kind, id] = Object.entries(owner)[0] as [keyof typeof COLUMNS, string]
  return { column: COLUMNS[kind], id }
}
