import { today } from '~/clock.server'
import { db } from '~/db.server'
import type { NewCustomer } from '~/domain/customers/customers.server'
import type { NewInvoice } from '~/domain/invoices/draft.server'
import type { NewTenant } from '~/domain/tenants/tenants.server'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'

interface Changes {
  tenant?: Partial<NewTenant>
  customer?: Partial<NewCustomer>
  invoice?: Partial<NewInvoice>
}

/** An invoice of 119,00 € issued today in the process's own database, its customer, a mandate and its path. */
export async function invoiceSetting({ tenant, customer: changes, invoice: wishes }: Changes = {}) {
  const { tenantId } = await makeTenant(db, { creditorId: 'DE98ZZZ09999999999', ...tenant })
  const scope = officeOn(tenantId, today())
  const customer = await makeCustomer(db, scope, changes)
  const mandate = await makeMandate(db, scope, customer.id)
  const invoice = await makeInvoice(db, scope, customer.id, wishes)
  const token = await tokenFor(db, scope, 'rechnung', invoice.id)
  return { scope, customer, mandate, invoice, token, path: `/rechnung/${token}` }
}
