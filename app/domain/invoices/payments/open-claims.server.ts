import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { parseInvoiceView } from '../issuing/view'
import { askedOn } from './claims'
import { REST_CENTS, wherePasses } from './state.server'

/** A transfer pays a few; the others are found on their own page. */
const MOST = 50

export interface OpenClaim {
  id: string
  number: string
  issuedOn: DateText
  dueOn: DateText
  openCents: Cents
  /** Discount available today and its last day; 0 if there is none left. */
  discountCents: Cents
  discountUntil: DateText | null
}

/** Open invoices of a customer, earliest due first. */
export async function listOpenClaims(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
): Promise<OpenClaim[]> {
  const rows = await executor
    .selectFrom('current_invoices')
    .select(['id', 'number', 'issued_on', 'due_on', 'discount_percent', 'view_json'])
    .select(['credited_cents as creditedCents', 'waived_cents as waivedCents'])
    .select(REST_CENTS.as('openCents'))
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .where((column) => wherePasses(column, 'open', scope.today))
    .orderBy(({ fn }) => fn.coalesce('due_on', 'issued_on'))
    .orderBy('number')
    .limit(MOST)
    .execute()
  return rows.map(({ id, number, issued_on, due_on, view_json, discount_percent, ...claim }) => {
    const hasDiscount = discount_percent !== null && view_json !== null
    const asked = hasDiscount ? askedOn(parseInvoiceView(view_json), claim, scope.today) : null
    return {
      id,
      number: number ?? '',
      issuedOn: issued_on ?? scope.today,
      dueOn: due_on ?? issued_on ?? scope.today,
      openCents: claim.openCents,
      discountCents: asked?.discountCents ?? 0,
      discountUntil: asked?.discountUntil ?? null,
    }
  })
}
