import type { Language } from '~db/schema'
import { addDays } from '../calendar'
import { type Customer, getCustomer } from '../customers/find.server'
import { NotFound } from '../errors'
import type { Executor } from '../house'
import { findMandate } from '../mandates/mandates.server'
import type { Scope, Within } from '../scope'
import { findTenant, type Tenant } from '../tenants/tenants.server'
import { InvoiceConflict } from './conflict'
import { totalsOf } from './totals'
import type { InvoiceLineView, InvoiceView, PartyView, PaymentView, SellerView } from './view'

/** A draft as it would be issued today under a number, and the revision it was read at. */
export interface ComposedInvoice {
  view: InvoiceView
  revision: number
}

/**
 * Puts together everything that a draft says once it is issued.
 * @throws NotFound; Conflict `already_issued`, `mandate_not_active`
 */
export async function composeInvoice(
  executor: Executor,
  scope: Scope,
  invoiceId: string,
  number: string,
): Promise<ComposedInvoice> {
  const draft = await getDraft(executor, scope, invoiceId)
  const tenant = await findTenant(executor, scope)
  if (!tenant) throw new NotFound()
  const customer = await getCustomer(executor, scope, draft.customer_id)
  const lines = await listInvoiceLines(executor, scope, invoiceId)
  const { taxes, netCents, taxCents, grossCents } = totalsOf(lines)
  const view: InvoiceView = {
    kind: draft.kind,
    number,
    language: draft.language,
    issuedOn: scope.today,
    dueOn: draft.due_on ?? addDays(scope.today, tenant.paymentTermDays),
    serviceFrom: draft.service_from,
    serviceTo: draft.service_to,
    refersTo: null,
    seller: asSeller(tenant),
    buyer: asBuyer(customer),
    buyerKind: customer.kind,
    customerNumber: customer.number,
    contractNumber: draft.contractNumber,
    lines,
    taxes,
    netCents,
    taxCents,
    grossCents,
    note: draft.note,
    ...wordsOf(tenant, draft.language),
    payment: await composePayment(executor, scope, draft.mandate_id),
  }
  return { view, revision: draft.revision }
}

async function getDraft(executor: Executor, scope: Scope, invoiceId: string) {
  const draft = await executor
    .selectFrom('invoices')
    .leftJoin('contracts', (join) =>
      join
        .onRef('contracts.tenant_id', '=', 'invoices.tenant_id')
        .onRef('contracts.id', '=', 'invoices.contract_id'),
    )
    .selectAll('invoices')
    .select('contracts.number as contractNumber')
    .where('invoices.tenant_id', '=', scope.tenantId)
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirst()
  if (!draft) throw new NotFound()
  if (draft.status === 'issued') throw new InvoiceConflict('already_issued')
  return draft
}

export async function listInvoiceLines(
  executor: Executor,
  scope: Within,
  invoiceId: string,
): Promise<InvoiceLineView[]> {
  return executor
    .selectFrom('invoice_lines')
    .select(['position', 'description', 'quantity', 'unit', 'unit_price_cents as unitPriceCents'])
    .select(['tax_category as taxCategory', 'tax_rate as taxRate', 'net_cents as netCents'])
    .where('tenant_id', '=', scope.tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
}

async function composePayment(
  executor: Executor,
  scope: Scope,
  mandateId: string | null,
): Promise<PaymentView> {
  if (mandateId === null) return { method: 'transfer' }
  const mandate = await findMandate(executor, scope, mandateId)
  if (mandate?.status !== 'active') throw new InvoiceConflict('mandate_not_active')
  return {
    method: 'direct_debit',
    mandateReference: mandate.reference,
    ibanMasked: mandate.ibanMasked,
    holder: mandate.holder,
  }
}

/** The firm's standard texts, on documents in its own language. */
export function wordsOf({ language, invoiceOpening, invoiceClosing }: Tenant, of: Language) {
  if (language !== of) return {}
  return {
    ...(invoiceOpening === null ? {} : { opening: invoiceOpening }),
    ...(invoiceClosing === null ? {} : { closing: invoiceClosing }),
  }
}

export function asSeller(tenant: Tenant): SellerView {
  return {
    name: tenant.name,
    contactName: tenant.contactName,
    street: tenant.street,
    addressExtra: tenant.addressExtra,
    postalCode: tenant.postalCode,
    city: tenant.city,
    country: tenant.country,
    email: tenant.email,
    phone: tenant.phone,
    vatId: tenant.vatId,
    website: tenant.website,
    managingDirector: tenant.managingDirector,
    ...(tenant.isOwned ? { isOwned: true } : {}),
    ...(tenant.seat === null ? {} : { seat: tenant.seat }),
    ...(tenant.contactPhone === null ? {} : { contactPhone: tenant.contactPhone }),
    registerEntry: tenant.registerEntry,
    taxNumber: tenant.taxNumber,
    bankName: tenant.bankName,
    iban: tenant.iban,
    bic: tenant.bic,
    creditorId: tenant.creditorId,
  }
}

function asBuyer(customer: Customer): PartyView {
  return {
    name: customer.name,
    contactName: customer.contactName,
    street: customer.street,
    addressExtra: customer.addressExtra,
    postalCode: customer.postalCode,
    city: customer.city,
    country: customer.country,
    email: customer.email,
    phone: customer.phone,
    vatId: customer.vatId,
  }
}
