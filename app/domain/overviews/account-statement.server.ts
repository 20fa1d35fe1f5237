import { asBuyer, asSeller } from '../invoices/issuing/parties.server'
import type { AccountStatement } from '../invoices/payments/account-statement'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { findTenant } from '../tenants/tenants.server'
import { paperLanguage } from '../values/paper-language'
import { type AccountQuery, readCustomerAccount } from './customer-account.server'

/**
 * A customer's account for paper; undefined if it has too many entries for one paper, or if the fonts lack a letter of the
 * address. @throws NotFound
 */
export async function composeAccountStatement(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
  asked: AccountQuery,
): Promise<AccountStatement | undefined> {
  const account = await readCustomerAccount(executor, scope, customerId, asked)
  const { customer, entries, mayPrint, openCents: _, ...rest } = account
  const tenant = await findTenant(executor, scope)
  if (!tenant) throw new NotFound()
  if (!mayPrint || entries === null) return undefined
  return {
    ...rest,
    entries,
    language: paperLanguage(customer.language),
    seller: asSeller(tenant),
    buyer: asBuyer(customer),
    customerNumber: customer.number,
    issuedOn: scope.today,
  }
}
