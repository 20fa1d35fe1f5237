import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { OfficeScope } from '../kernel/scope'
import { E_INVOICE_TYPE } from './issuing/e-invoice'

export function readInvoiceRow(executor: Executor, { tenantId }: OfficeScope, invoiceId: string) {
  return (
    executor
      .selectFrom('invoices')
      .innerJoin('customers', (join) => joined(join, 'customers.id', 'invoices.customer_id'))
      .leftJoin('contracts', (join) => joined(join, 'contracts.id', 'invoices.contract_id'))
      .select(['invoices.id', 'invoices.number', 'invoices.revision', 'invoices.issued_on as issuedOn'])
      .select('invoices.adjustments_json')
      .select(['invoices.language', 'invoices.note', 'invoices.service_from as serviceFrom'])
      .select([
        'invoices.service_to as serviceTo',
        'customers.id as customerId',
        'customers.name as customerName',
      ])
      .select(['contracts.id as contractId', 'contracts.title as contractTitle'])
      .innerJoin('tenants', 'tenants.id', 'invoices.tenant_id')
      .leftJoin('customer_credits', (join) =>
        joined(join, 'customer_credits.customer_id', 'invoices.customer_id'),
      )
      // Invoices go to the contact marked for them, else to the customer.
      .leftJoin('contacts', (join) =>
        joined(join, 'contacts.customer_id', 'invoices.customer_id')
          .on('contacts.is_for_invoices', '=', 1)
          .on('contacts.archived_at', 'is', null),
      )
      .leftJoin('invoice_handovers', (join) =>
        joined(join, 'invoice_handovers.invoice_id', 'invoices.id')
          .on('invoice_handovers.withdrawn_at', 'is', null)
          .on('invoice_handovers.is_assumed', '=', 0),
      )
      .select('invoice_handovers.handed_on as handedOn')
      .select([
        'contacts.id as contactId',
        'contacts.email as contactEmail',
        'customers.email as customerEmail',
      ])
      .select(['tenants.iban as firmIban', 'tenants.write_off_limit_cents as limitCents'])
      .select('customer_credits.credit_cents as creditCents')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.tenant_id', '=', 'invoices.tenant_id')
            .whereRef('documents.invoice_id', '=', 'invoices.id')
            .where('documents.media_type', '=', E_INVOICE_TYPE),
        ).as('hasEInvoice'),
      )
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('debit_collections')
            .select('debit_collections.id')
            .whereRef('debit_collections.tenant_id', '=', 'invoices.tenant_id')
            .whereRef('debit_collections.invoice_id', '=', 'invoices.id')
            .where('debit_collections.state', '=', 'failed'),
        ).as('hasFailedDebit'),
      )
      .where('invoices.tenant_id', '=', tenantId)
      .where('invoices.id', '=', invoiceId)
      .executeTakeFirstOrThrow()
  )
}
