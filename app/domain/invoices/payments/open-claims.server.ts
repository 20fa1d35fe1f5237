import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { type InvoiceView, parseInvoiceView } from '../issuing/view'
import type { OpenClaim } from './adding-up'
import { type Claim, discountOf } from './claims'
import { REST_CENTS } from './state.server'
import { selectOpen } from './still-open.server'

/** A transfer pays a few; the others are found on their own page. */
const MOST = 50

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
    .where('id', 'in', selectOpen(executor, scope, customerId).select('invoice_id'))
    .orderBy(({ fn }) => fn.coalesce('due_on', 'issued_on'))
    .orderBy('number')
    .limit(MOST)
    .execute()
  return rows.map(({ id, number, issued_on, due_on, view_json, discount_percent, ...claim }) => ({
    id,
    number: number ?? '',
    issuedOn: issued_on ?? scope.today,
    dueOn: due_on ?? issued_on ?? scope.today,
    openCents: claim.openCents,
    discount:
      discount_percent === null || view_json === null
        ? null
        : shownDiscount(parseInvoiceView(view_json), claim),
  }))
}

function shownDiscount(view: InvoiceView, claim: Claim): OpenClaim['discount'] {
  const { cents, until, acceptedUntil } = discountOf(view, claim) ?? {}
  return cents && until && acceptedUntil ? { cents, until, acceptedUntil } : null
}
