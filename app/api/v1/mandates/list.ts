import * as z from 'zod'
import type { Args, RouteHandle } from '~/auth/access'
import { type ListedMandate, readMandateList } from '~/domain/mandates/list.server'
import { house } from '~/house.server'
import { fieldsOf, only } from '../../rest/fields'
import { asPage, cursor } from '../../rest/paging'
import { readQuery } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'

export const handle = { access: 'key', scope: 'mandates:read' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { cursor: place, fields, ...filter } = readQuery(request, mandateQuery)
  const page = await readMandateList(house.reader, scope, { ...filter, place })
  return reply(asPage(page, (mandate) => only(fields, showMandate(mandate))))
}

const MANDATE_FIELDS = [
  'id',
  'reference',
  'type',
  'state',
  'customer_number',
  'customer_name',
  'holder',
  'iban_masked',
  'signed_on',
  'last_used_on',
  'usable_until',
] as const

/** Of the account, its last digits alone. */
function showMandate(mandate: ListedMandate) {
  return {
    id: mandate.id,
    reference: mandate.reference,
    type: mandate.type,
    state: mandate.status,
    customer_number: mandate.customerNumber,
    customer_name: mandate.customerName,
    holder: mandate.holder,
    iban_masked: mandate.ibanMasked,
    signed_on: mandate.signedOn,
    last_used_on: mandate.lastUsedOn,
    usable_until: mandate.usableUntil,
  } satisfies Record<(typeof MANDATE_FIELDS)[number], unknown>
}

const mandateQuery = z.strictObject({
  cursor,
  fields: fieldsOf(MANDATE_FIELDS),
  search: z.string().max(100).default(''),
  state: z.enum(['all', 'requested', 'active', 'stopped', 'lapsed', 'ended']).default('all'),
  order: z.enum(['newest', 'reference', 'unused']).default('newest'),
})
