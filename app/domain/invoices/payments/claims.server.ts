import { NotFound } from '~/domain/kernel/errors'
import type { Executor } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { InvoiceConflict } from '../conflict'
import { parseInvoiceView } from '../issuing/view'
import { askedOn, divide } from './claims'
import type { NewReceipt } from './receipt'
import { openCentsOf } from './state'

export interface Claimed {
  id: string
  customerId: string
  viewJson: string
  openCents: Cents
  creditedCents: Cents
  waivedCents: Cents
  paidCents: Cents
  withDiscount: boolean
}

export interface SettledClaim {
  invoice: Claimed
  cents: Cents
  discountCents: Cents
}

/** @throws NotFound; Conflict `not_issued`, `not_payable`, `other_customer` */
export async function readClaimed(
  executor: Executor,
  scope: Scope,
  { customerId, claims }: Pick<NewReceipt, 'customerId' | 'claims'>,
): Promise<Claimed[]> {
  const ids = claims.map(({ invoiceId }) => invoiceId)
  const known = new Map((await listCurrent(executor, scope, ids)).map((row) => [row.id, row]))
  return claims.map(({ invoiceId, withDiscount = false }) => {
    const invoice = claimedOf(known.get(invoiceId))
    if (invoice.customerId !== customerId) throw new InvoiceConflict('other_customer')
    return { ...invoice, withDiscount }
  })
}

/** @throws NotFound; Conflict `not_issued`, `not_payable` */
export async function getClaimed(executor: Executor, scope: Scope, invoiceId: string): Promise<Claimed> {
  return claimedOf((await listCurrent(executor, scope, [invoiceId]))[0])
}

function claimedOf(row: Current | undefined): Claimed {
  if (!row) throw new NotFound()
  if (row.issued_on === null || row.view_json === null) throw new InvoiceConflict('not_issued')
  if (row.kind !== 'invoice') throw new InvoiceConflict('not_payable')
  const { kind, cancelledBy, prepaidCents, creditedCents, waivedCents, paidCents } = row
  const grossCents = row.gross_cents + row.rounding_cents
  const sums = { grossCents, prepaidCents, creditedCents, waivedCents, paidCents }
  return {
    id: row.id,
    customerId: row.customerId,
    viewJson: row.view_json,
    openCents: openCentsOf(sums, { kind, cancelledBy }),
    creditedCents,
    waivedCents,
    paidCents,
    withDiscount: false,
  }
}

type Current = Awaited<ReturnType<typeof findCurrent>>[number]

/** Most money is for one. */
function listCurrent(executor: Executor, { tenantId }: Within, ids: readonly string[]): Promise<Current[]> {
  const [invoiceId, ...others] = ids
  if (invoiceId === undefined) return Promise.resolve([])
  if (others.length === 0) return findCurrent(executor, { tenantId, invoiceId })
  return selectCurrent(executor, { tenantId }).where('id', 'in', ids).execute()
}

const findCurrent = prepared((executor: Executor, { tenantId, invoiceId }: Within & { invoiceId: string }) =>
  selectCurrent(executor, { tenantId }).where('id', '=', invoiceId),
)

function selectCurrent(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('current_invoices')
    .select([
      'id',
      'customer_id as customerId',
      'view_json',
      'kind',
      'issued_on',
      'cancelled_by as cancelledBy',
    ])
    .select(['gross_cents', 'rounding_cents', 'prepaid_cents as prepaidCents', 'paid_cents as paidCents'])
    .select(['credited_cents as creditedCents', 'waived_cents as waivedCents'])
    .where('tenant_id', '=', tenantId)
}

/** @throws Conflict `discount_over`, or `discount_short` if the money does not cover even the discounted amount */
export function settledBy(
  { amountCents, paidOn }: Pick<NewReceipt, 'amountCents' | 'paidOn'>,
  claimed: readonly Claimed[],
): SettledClaim[] {
  const discounts = claimed.map((invoice) => {
    if (!invoice.withDiscount) return 0
    const { discountCents } = askedOn(parseInvoiceView(invoice.viewJson), invoice, paidOn)
    if (discountCents === 0) throw new InvoiceConflict('discount_over')
    return discountCents
  })
  const asked = claimed.map(({ openCents }, index) => openCents - (discounts[index] ?? 0))
  const { shares } = divide(amountCents, asked)
  return claimed.map((invoice, index) => {
    const [cents = 0, discountCents = 0] = [shares[index], discounts[index]]
    if (discountCents > 0 && cents < (asked[index] ?? 0)) throw new InvoiceConflict('discount_short')
    return { invoice, cents, discountCents }
  })
}
