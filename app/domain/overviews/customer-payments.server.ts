import { sql } from 'kysely'
import { getCustomer } from '../customers/find.server'
import { listCreditSources, readCredit, type Source } from '../invoices/credits/sources.server'
import type { OpenClaim } from '../invoices/payments/adding-up'
import { listOpenClaims } from '../invoices/payments/open-claims.server'
import type { PaidBy } from '../invoices/payments/receipt'
import { listSharesOf, type ShareOfReceipt } from '../invoices/payments/shares-of-receipts.server'
import type { Executor } from '../kernel/house'
import { may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import type { Paged, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

const PER_PAGE = 50

/** A receipt, with the first of its invoices. */
export interface ListedReceipt {
  id: string
  amountCents: Cents
  paidOn: DateText
  method: PaidBy
  reference: string
  reason: string | null
  /** Reverses another, or was reversed. */
  isUndone: boolean
  isReversal: boolean
  shares: Pick<ShareOfReceipt, 'invoiceId' | 'number' | 'cents'>[]
  moreShares: number
  /** Of fees, lump sums and interest. */
  chargesCents: Cents
  restCents: Cents
}

/** `whole` is the receipt whose invoices are all shown. */
export interface PaymentsQuery {
  place: Place
  whole: string | undefined
}

export interface CustomerPayments {
  customer: { id: string; name: string }
  creditCents: Cents
  /** What it consists of, oldest money first, as it is used. */
  sources: Pick<Source, 'receiptId' | 'paidOn' | 'method' | 'cents'>[]
  /** Newest first. */
  receipts: Paged<ListedReceipt>
  claims: OpenClaim[]
  mayKeep: boolean
}

/** @throws NotFound */
export async function readCustomerPayments(
  executor: Executor,
  scope: OfficeScope,
  customerId: string,
  { place, whole }: PaymentsQuery,
): Promise<CustomerPayments> {
  const { id, name } = await getCustomer(executor, scope, customerId)
  const { tenantId } = scope
  const sources = await listCreditSources(executor, scope, id)
  const list = {
    matching: executor
      .selectFrom('receipts')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('customer_id', '=', id),
    order: { table: 'receipts' as const, by: [sql`created_at`, sql`id`], direction: 'desc' as const },
    rows: (ids: string[]) => readReceipts(executor, scope, { ids, whole, sources }),
  }
  return {
    customer: { id, name },
    sources,
    creditCents: await readCredit(executor, scope, id),
    receipts: await readPage(executor, scope, list, { place, perPage: PER_PAGE }),
    claims: await listOpenClaims(executor, scope, id),
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

async function readReceipts(
  executor: Executor,
  scope: OfficeScope,
  { ids, whole, sources }: { ids: string[]; whole: string | undefined; sources: readonly Source[] },
): Promise<ListedReceipt[]> {
  const { tenantId } = scope
  const rows = await executor
    .selectFrom('receipts')
    .select(['id', 'amount_cents as amountCents', 'paid_on as paidOn', 'method', 'reference', 'reason'])
    .select(['reverses_id'])
    .select(({ selectFrom }) =>
      selectFrom('receipts as back')
        .select('back.id')
        .where('back.tenant_id', '=', tenantId)
        .whereRef('back.reverses_id', '=', 'receipts.id')
        .as('reversed'),
    )
    .select(({ selectFrom }) =>
      selectFrom('charge_settlements')
        .select(({ fn }) => fn.sum<Cents | null>('charge_settlements.cents').as('cents'))
        .where('charge_settlements.tenant_id', '=', tenantId)
        .whereRef('charge_settlements.receipt_id', '=', 'receipts.id')
        .as('chargesCents'),
    )
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  const shares = await listSharesOf(executor, scope, { receiptIds: ids, whole })
  return rows.map(({ reverses_id, reversed, ...row }) => {
    const own = shares.filter(({ receiptId }) => receiptId === row.id)
    const { count = 0 } = own[0] ?? {}
    const isUndone = reverses_id !== null || reversed !== null
    return {
      ...row,
      isUndone,
      isReversal: reverses_id !== null,
      shares: own.map(({ invoiceId, number, cents }) => ({ invoiceId, number, cents })),
      moreShares: count - own.length,
      chargesCents: row.chargesCents ?? 0,
      restCents: sources.find(({ receiptId }) => receiptId === row.id)?.cents ?? 0,
    }
  })
}
