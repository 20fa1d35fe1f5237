import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { parseInvoiceView } from '../issuing/view'
import { discountOf } from './claims'
import { REST_CENTS } from './state.server'

interface Discount {
  cents: Cents
  acceptedUntil: DateText
}

/** The discounts that some invoices still allow, whatever the day, by invoice. */
export async function readDiscounts(
  executor: Executor,
  { tenantId }: Within,
  invoiceIds: readonly string[],
): Promise<Map<string, Discount>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('current_invoices')
    .select(['id', 'view_json', 'credited_cents as creditedCents', 'waived_cents as waivedCents'])
    .select(REST_CENTS.as('openCents'))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(invoiceIds)])
    .execute()
  return new Map(
    rows.flatMap(({ id, view_json, ...claim }): [string, Discount][] => {
      const discount = view_json === null ? undefined : discountOf(parseInvoiceView(view_json), claim)
      return discount ? [[id, { cents: discount.cents, acceptedUntil: discount.acceptedUntil }]] : []
    }),
  )
}
