import { today } from '~/clock.server'
import type { NewCustomer } from '~/domain/customers/customers.server'
import type { NewInvoice } from '~/domain/invoices/drafts/draft.server'
import type { NewTenant } from '~/domain/tenants/tenants.server'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { house } from '../../support/house'

interface Changes {
  tenant?: Partial<NewTenant>
  customer?: Partial<NewCustomer>
  invoice?: Partial<NewInvoice>
}

/** An invoice of 119,00 € issued today in the process's own database, its customer, a mandate and its path. */
export async function invoiceSetting({ tenant, customer: changes, invoice: input }: Changes = {}) {
  const { tenantId } = await makeTenant(house, { creditor_id: 'DE98ZZZ09999999999', ...tenant })
  const scope = officeOn(tenantId, today())
  const customer = await makeCustomer(house, scope, changes)
  const mandate = await makeMandate(house, scope, customer.id)
  const invoice = await makeInvoice(house, scope, customer.id, input)
  const token = await tokenFor(house, scope, 'rechnung', invoice.id)
  return { scope, customer, mandate, invoice, token, path: `/rechnung/${token}` }
}
