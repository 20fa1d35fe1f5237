import { violatedIndex } from '~db/failures'
import { ContactConflict } from '../contacts/conflict'
import { CustomerConflict } from '../customers/conflict'
import { DunningConflict } from '../dunning/conflict'
import { EmployeeConflict } from '../employees/conflict'
import { InvoiceConflict } from '../invoices/conflict'
import { MandateConflict } from '../mandates/conflict'
import { AccountConflict } from '../users/conflict'
import { Busy } from './errors'

/** The error that the check before a unique index throws: a named conflict, or a request to try again. */
const ANSWERS: Record<string, () => Error> = {
  'tenants.id': () => new AccountConflict('already_founded'),
  'users.email': () => new AccountConflict('email_taken'),
  'customers.tenant_id, customers.id': () => new CustomerConflict('customer_exists'),
  'customers.tenant_id, customers.number': () => new CustomerConflict('number_taken'),
  'contacts.tenant_id, contacts.id': () => new ContactConflict('contact_exists'),
  'employees.tenant_id, employees.id': () => new EmployeeConflict('employee_exists'),
  'employees.tenant_id, employees.number': () => new EmployeeConflict('number_taken'),
  'mandates.tenant_id, mandates.reference': () => new MandateConflict('reference_taken'),
  'invoices.tenant_id, invoices.contract_id, invoices.contract_period': () =>
    new InvoiceConflict('period_already_invoiced'),
  'invoices.tenant_id, invoices.refers_to_id': () => new InvoiceConflict('already_cancelled'),
  'invoice_handovers.tenant_id, invoice_handovers.invoice_id': () =>
    new InvoiceConflict('handed_over_already'),
  'payments.tenant_id, payments.reverses_id': () => new InvoiceConflict('already_reversed'),
  'receipts.tenant_id, receipts.reverses_id': () => new InvoiceConflict('already_reversed'),
  // On its next try the second request finds what the first one made.
  'contacts.tenant_id, contacts.customer_id': () => new Busy(),
  'contracts.tenant_id, contracts.number': () => new Busy(),
  'mandates.tenant_id, mandates.customer_id, mandates.iban_fingerprint': () => new Busy(),
  'invoices.tenant_id, invoices.number': () => new Busy(),
  'chain_links.tenant_id, chain_links.range_name, chain_links.position': () => new Busy(),
  'payment_choices.tenant_id, payment_choices.invoice_id, payment_choices.replaces_seq': () => new Busy(),
  'payslips.tenant_id, payslips.employee_id, payslips.month, payslips.revision': () => new Busy(),
  'payslips.tenant_id, payslips.employee_id, payslips.slip_number': () => new Busy(),
  'debit_collections.tenant_id, debit_collections.invoice_id': () => new Busy(),
  'debit_collections.tenant_id, debit_collections.invoice_id, debit_collections.attempt': () => new Busy(),
  'dunning_notices.tenant_id, dunning_notices.customer_id, dunning_notices.sent_on': () =>
    new DunningConflict('dunning_changed'),
  'dunned_invoices.tenant_id, dunned_invoices.invoice_id, dunned_invoices.level': () =>
    new DunningConflict('dunning_changed'),
  'webhook_deliveries.tenant_id, webhook_deliveries.idempotency_key': () => new Busy(),
  'account_links.tenant_id, account_links.user_id': () => new Busy(),
}

/** Unique indexes behind a check (decision 180). */
export const CHECKED_INDEXES = Object.keys(ANSWERS)

/** If an index refused what its check had let pass, the error the check would have thrown; otherwise `error` itself. */
export function asChecked(error: unknown): unknown {
  const index = violatedIndex(error)
  return index === undefined ? error : (ANSWERS[index]?.() ?? error)
}
