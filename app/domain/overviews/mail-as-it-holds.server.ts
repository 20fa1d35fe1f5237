import { payableOf } from '../invoices/payments/payable.server'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { Payable } from '../outbox/kinds'
import type { Letter } from '../outbox/letter'
import type { DateText } from '../values/calendar'
import { asAskedToday } from './mail-accounts.server'

type On = Pick<Scope, 'tenantId' | 'today'>

/**
 * A mail that waited, as it goes out: with the account of today, the day of each debit that it tells as reckoned today, and no
 * discount for paying by a day that is over.
 */
export async function asItHolds(executor: Executor, letter: Letter, today: DateText): Promise<Letter> {
  const on = { tenantId: letter.tenantId, today }
  return withDaysOfDebits(executor, on, await asAskedToday(executor, on, letter))
}

/** What announces a collection keeps its day, which is that of its file. */
async function withDaysOfDebits(executor: Executor, on: On, letter: Letter): Promise<Letter> {
  switch (letter.kind) {
    case 'invoice_sent':
      return { ...letter, data: await withDay(executor, on, letter.data, { withInvoice: true }) }
    case 'payment_choice_confirmed':
      return { ...letter, data: await withDay(executor, on, letter.data) }
    case 'wish_settled': {
      const { invoices, ...data } = letter.data
      if (!invoices) return letter
      const today = []
      for (const invoice of invoices) today.push(await withDay(executor, on, invoice))
      return { ...letter, data: { ...data, invoices: today } }
    }
    default:
      return letter
  }
}

/** As it was where its debit has ended since: another mail tells of that. */
async function withDay<Told extends { invoice: string; payable?: Payable }>(
  executor: Executor,
  on: On,
  told: Told,
  { withInvoice = false } = {},
): Promise<Told> {
  const { invoice: number, payable } = told
  if (payable?.way.method !== 'direct_debit') return told
  const invoice = await executor
    .selectFrom('invoices')
    .select('id')
    .where('tenant_id', '=', on.tenantId)
    .where('number', '=', number)
    .executeTakeFirst()
  const today = invoice && (await payableOf(executor, on, invoice.id, { withInvoice }))
  if (today?.way.method !== 'direct_debit') return told
  return { ...told, payable: { ...payable, on: today.on } }
}
