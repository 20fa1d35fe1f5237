import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import { type Consequence, type ReturnReason, reasonOf } from '~/domain/values/return-reasons'
import { keyOfMail } from './stop-mails.server'

/** A return as its task shows it. */
export interface ShownReturn {
  invoiceId: string
  mandateId: string
  code: string | null
  reason: ReturnReason
  consequence: Consequence
  attempt: number
  isWithdrawn: boolean
  isTold: boolean
}

export async function findReturn(
  executor: Executor,
  { tenantId }: Within,
  id: string,
): Promise<ShownReturn | undefined> {
  const row = await executor
    .selectFrom('debit_returns')
    .select(['invoice_id as invoiceId', 'mandate_id as mandateId', 'code', 'consequence', 'attempt'])
    .select('withdrawn_at')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const mail = await executor
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '=', keyOfMail(id))
    .executeTakeFirst()
  const { withdrawn_at, ...shown } = row
  const isWithdrawn = withdrawn_at !== null
  return { ...shown, reason: reasonOf(row.code), isWithdrawn, isTold: mail !== undefined }
}
