import type { DateText } from '../calendar'
import { getCustomer } from '../customers/find.server'
import type { Executor } from '../house'
import { readCredit } from '../invoices/credit.server'
import { listOpenClaims, type OpenClaim } from '../invoices/open-claims.server'
import type { PaidBy } from '../invoices/receipts.server'
import type { Cents } from '../money'
import { may } from '../rights'
import type { OfficeScope } from '../scope'

const NEWEST = 50

/** Money of a customer, with the invoices that got of it. */
export interface ListedReceipt {
  id: string
  amountCents: Cents
  paidOn: DateText
  method: PaidBy
  reference: string
  reason: string | null
  /** It takes another back, or was taken back. */
  isUndone: boolean
  isReversal: boolean
  shares: { invoiceId: string; number: string; cents: Cents }[]
  restCents: Cents
}

export interface CustomerPayments {
  customer: { id: string; name: string }
  creditCents: Cents
  /** The newest, so many at most. */
  receipts: ListedReceipt[]
  isMore: boolean
  claims: OpenClaim[]
  mayKeep: boolean
}

/** @throws NotFound */
export async function readCustomerPayments(
  executor: Executor,
  scope: OfficeScope,
  customerId: string,
): Promise<CustomerPayments> {
  const { id, name } = await getCustomer(executor, scope, customerId)
  const rows = await listReceipts(executor, scope, id)
  const shares = await listShares(
    executor,
    scope,
    rows.map((row) => row.id),
  )
  return {
    customer: { id, name },
    creditCents: await readCredit(executor, scope, id),
    receipts: rows.slice(0, NEWEST).map(({ reverses_id, reversed, ...row }) => {
      const own = shares.filter(({ receiptId }) => receiptId === row.id)
      const divided = own.reduce((sum, { cents }) => sum + cents, 0)
      const isUndone = reverses_id !== null || reversed !== null
      return {
        ...row,
        isUndone,
        isReversal: reverses_id !== null,
        shares: own.map(({ invoiceId, number, cents }) => ({ invoiceId, number: number ?? '', cents })),
        restCents: isUndone || row.amountCents < 0 ? 0 : row.amountCents - divided,
      }
    }),
    isMore: rows.length > NEWEST,
    claims: await listOpenClaims(executor, scope, id),
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

function listReceipts(executor: Executor, { tenantId }: OfficeScope, customerId: string) {
  return executor
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
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(NEWEST + 1)
    .execute()
}

function listShares(executor: Executor, { tenantId }: OfficeScope, receiptIds: readonly string[]) {
  return executor
    .selectFrom('payments')
    .innerJoin('invoices', (join) =>
      join
        .onRef('invoices.tenant_id', '=', 'payments.tenant_id')
        .onRef('invoices.id', '=', 'payments.invoice_id'),
    )
    .select(['payments.receipt_id as receiptId', 'payments.invoice_id as invoiceId', 'invoices.number'])
    .select(({ fn }) => fn.sum<Cents>('payments.amount_cents').as('cents'))
    .where('payments.tenant_id', '=', tenantId)
    .where('payments.receipt_id', 'in', receiptIds)
    .groupBy(['payments.receipt_id', 'payments.invoice_id', 'invoices.number'])
    .having(({ fn }) => fn.sum('payments.amount_cents'), '<>', 0)
    .execute()
}
