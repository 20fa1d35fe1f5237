import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { recordAudits } from '~/domain/audit/audit.server'
import type { Trx } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Scope } from '~/domain/kernel/scope'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { PaymentsTable } from '~db/schema'
import { tellingOfPaid } from './become-paid.server'
import type { PaidBy } from './receipt'
import { followSettlement } from './settled-tasks.server'

/** An invoice's share of a receipt; negative if it is a reversal. */
export interface Share {
  id?: string
  receiptId: string
  invoiceId: string
  cents: Cents
  paidOn: DateText
  method: PaidBy
  /** The share that this one reverses in full. */
  reversesId?: string | undefined
  reason?: string | undefined
  /** The receipt with which this was taken from the credit. */
  drawnWithId?: string | undefined
}

/** `action` is the name in the audit. */
export async function bookShares(
  trx: Trx,
  scope: Scope,
  shares: readonly Share[],
  action = 'payment.recorded',
): Promise<void> {
  const booked = shares.filter(({ cents }) => cents !== 0)
  const invoiceIds = booked.map(({ invoiceId }) => invoiceId)
  await tellingOfPaid(trx, scope, invoiceIds, async () => {
    for (const { id = randomUUID(), ...share } of booked)
      await insert(trx, {
        tenant_id: scope.tenantId,
        id,
        invoice_id: share.invoiceId,
        amount_cents: share.cents,
        paid_on: share.paidOn,
        method: share.method,
        created_at: scope.at,
        receipt_id: share.receiptId,
        reverses_id: share.reversesId ?? null,
        reason: share.reason ?? null,
        tax_json: null,
        drawn_with_id: share.drawnWithId ?? null,
      })
  })
  await recordAudits(
    trx,
    scope,
    booked.map(({ invoiceId, cents, paidOn, method, reason }) => ({
      action,
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { amountCents: cents, paidOn, method, ...(reason && { reason }) },
    })),
  )
  await followSettlement(trx, scope, invoiceIds)
}

const insert = prepared((trx: Trx, row: Insertable<PaymentsTable>) => trx.insertInto('payments').values(row))
