import type { Args, RouteHandle } from '~/auth/access'
import { findCustomer } from '~/domain/customers/find.server'
import { draftInvoice } from '~/domain/invoices/drafts/draft.server'
import { startDraft } from '~/domain/invoices/drafts/new-draft.server'
import { readStandingList } from '~/domain/invoices/payments/standings.server'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { findMandate } from '~/domain/mandates/mandates.server'
import { house } from '~/house.server'
import { LINES_BYTES } from '~/kit/forms/priced-lines'
import { asNewInvoice, worded } from '~/kit/forms/worded-draft'
import { paths } from '~/paths'
import { only } from '../../rest/fields'
import { onInvoice, type Places } from '../../rest/on-invoice.server'
import { once } from '../../rest/once.server'
import { replyPage } from '../../rest/paging.server'
import { checked, invalid, readBody, readQuery } from '../../rest/read.server'
import { draftedInvoice } from './drafted'
import { replyInvoice } from './invoice.server'
import { invoiceQuery, newInvoice } from './schema'
import { showInvoice } from './show'

export const handle = {
  access: 'key',
  scope: 'invoices:read',
  toChange: 'invoices:write',
  bodyLimit: LINES_BYTES,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { fields, query } = readQuery(request, invoiceQuery)
  return replyPage(readStandingList(house.reader, scope, query), (item) => only(fields, showInvoice(item)))
}

export function action({ request, scope, keyId }: Args<typeof handle>) {
  const made = (id: string) =>
    replyInvoice(scope, id, { status: 201, headers: { Location: paths.apiInvoice(id) } })
  return once(
    { request, scope, keyId },
    async (noting, sent, id) => {
      await draft(noting, scope, sent, id)
      return made(id)
    },
    made,
  )
}

/** @throws Response: a problem */
async function draft(noting: House, scope: Scope, request: Request, id: string): Promise<void> {
  const sent = await readBody(request, newInvoice)
  const { customer_id: customerId, mandate_id: mandateId } = sent
  const customer = await findCustomer(house.reader, scope, customerId)
  if (!customer) throw invalid([{ pointer: '/customer_id', detail: 'is no customer of this firm' }])
  if (mandateId && (await findMandate(house.reader, scope, mandateId))?.customerId !== customerId)
    throw invalid([{ pointer: '/mandate_id', detail: 'is no mandate of this customer' }])
  const usual = await startDraft(house.reader, scope, customerId)
  const values = worded(await checked({ sent, usual }, draftedInvoice))
  await onInvoice(() => draftInvoice(noting, scope, asNewInvoice(values, { id, customerId })), PLACES)
}

const PLACES: Places = {
  mandate_not_active: '/mandate_id',
  advance_not_deductible: '/advance_ids',
  advance_taken: '/advance_ids',
}
