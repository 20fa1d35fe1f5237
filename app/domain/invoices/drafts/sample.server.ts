import { NotFound } from '~/domain/kernel/errors'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { findTenant } from '~/domain/tenants/tenants.server'
import { addDays } from '~/domain/values/calendar'
import { asSeller, wordsOf } from '../issuing/parties.server'
import { totalsOf } from '../issuing/totals'
import type { InvoiceView } from '../issuing/view'
import { type DraftLine, lineViews } from './draft-lines'

const USUAL = { taxCategory: 'S', taxRate: '19' } as const
const EXEMPT = { taxCategory: 'E', taxRate: '0', taxReason: 'small_business' } as const

/** Texts of the sample; its customer is made up. */
export interface SampleWords {
  number: string
  customer: string
  street: string
  city: string
  line: string
}

/** @throws NotFound */
export async function composeSample(
  executor: Executor,
  scope: Scope,
  words: SampleWords,
): Promise<InvoiceView> {
  const tenant = await findTenant(executor, scope)
  if (!tenant) throw new NotFound()
  const tax = tenant.isSmallBusiness ? EXEMPT : USUAL
  const lines: DraftLine[] = [
    { description: words.line, quantity: '8', unit: 'HUR', unitPrice: '45', ...tax },
  ]
  const totals = totalsOf(lines)
  const nobody = { contactName: null, addressExtra: null, email: null, phone: null, vatId: null }
  return {
    kind: 'invoice',
    number: words.number,
    language: tenant.language,
    issuedOn: scope.today,
    dueOn: addDays(scope.today, tenant.paymentTermDays),
    serviceFrom: scope.today,
    serviceTo: scope.today,
    refersTo: null,
    seller: asSeller(tenant),
    buyer: {
      ...nobody,
      name: words.customer,
      street: words.street,
      postalCode: '12345',
      city: words.city,
      country: 'DE',
    },
    buyerKind: 'business',
    customerNumber: words.number,
    contractNumber: null,
    lines: lineViews(lines, totals),
    taxes: totals.taxes,
    netCents: totals.netCents,
    taxCents: totals.taxCents,
    grossCents: totals.grossCents,
    note: null,
    ...wordsOf(tenant, tenant.language),
    payment: { method: 'transfer' },
  }
}
