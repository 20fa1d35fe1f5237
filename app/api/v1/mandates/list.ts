import type { Args, RouteHandle } from '~/auth/access'
import { type ListedMandate, readMandateList } from '~/domain/mandates/list.server'
import { house } from '~/house.server'
import { only } from '../../rest/fields'
import { replyPage } from '../../rest/paging.server'
import { readQuery } from '../../rest/read.server'
import { type MANDATE_FIELDS, mandateQuery } from './schema'

export const handle = { access: 'key', scope: 'mandates:read' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { cursor: place, fields, ...filter } = readQuery(request, mandateQuery)
  return replyPage(readMandateList(house.reader, scope, { ...filter, place }), (mandate) =>
    only(fields, showMandate(mandate)),
  )
}

/** Of the account, its last digits alone. */
function showMandate(mandate: ListedMandate) {
  return {
    id: mandate.id,
    reference: mandate.reference,
    type: mandate.type,
    state: mandate.status,
    customer_id: mandate.customerId,
    customer_number: mandate.customerNumber,
    customer_name: mandate.customerName,
    holder: mandate.holder,
    iban_masked: mandate.ibanMasked,
    signed_on: mandate.signedOn,
    last_used_on: mandate.lastUsedOn,
    usable_until: mandate.usableUntil,
  } satisfies Record<(typeof MANDATE_FIELDS)[number], unknown>
}
