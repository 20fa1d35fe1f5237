import { payableOf } from '../invoices/payments/payable.server'
import type { Executor } from '../kernel/house'
import type { Letter } from '../outbox/letter'
import type { DateText } from '../values/calendar'
import { withAccountOfToday } from './mail-accounts.server'

/** A mail that waited, as it goes out: with the account of today, and the day of the debit that it makes known today. */
export async function asItHolds(executor: Executor, letter: Letter, today: DateText): Promise<Letter> {
  return withDayOfDebit(executor, await withAccountOfToday(executor, letter), today)
}

async function withDayOfDebit(executor: Executor, letter: Letter, today: DateText): Promise<Letter> {
  if (letter.kind !== 'invoice_sent' || letter.data.payable?.way.method !== 'direct_debit') return letter
  const { tenantId, data } = letter
  const invoice = await executor
    .selectFrom('invoices')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('number', '=', data.invoice)
    .executeTakeFirst()
  const payable =
    invoice && (await payableOf(executor, { tenantId, today }, invoice.id, { withInvoice: true }))
  if (payable?.way.method !== 'direct_debit') return letter
  return { ...letter, data: { ...data, payable: { ...data.payable, on: payable.on } } }
}
