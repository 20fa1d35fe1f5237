import type { CustomerRow } from '~db/schema'
import type { Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { CustomerConflict } from './conflict'

type Terms = Pick<CustomerRow, 'discount_days' | 'payment_term_days'>

/** Compared with the customer's own payment term, or else the firm's. @throws CustomerConflict `discount_longer_than_term` */
export async function assertDiscountFits(trx: Trx, scope: Within, terms: Terms): Promise<void> {
  if (terms.discount_days === null) return
  const term = terms.payment_term_days ?? (await termOfFirm(trx, scope))
  if (terms.discount_days > term) throw new CustomerConflict('discount_longer_than_term')
}

async function termOfFirm(trx: Trx, { tenantId }: Within): Promise<number> {
  const { payment_term_days } = await trx
    .selectFrom('tenants')
    .select('payment_term_days')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return payment_term_days
}
