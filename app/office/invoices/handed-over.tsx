import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { findHandedOver, noteHandedOver } from '~/domain/invoices/handed-over.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { HANDED_ON_FIELD, handedOverForm } from '~/kit/forms/handed-over'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { HandedOverPage } from './handed-over-page'
import { getIssued } from './issued.server'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.handedOver.title, data, 'number'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  const { id, view } = await getIssued(scope, params.invoiceId)
  const known = (await findHandedOver(house.reader, scope, id)) ?? null
  return { id, number: view.number, issuedOn: view.issuedOn, today: scope.today, known }
}

export function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const conflict = { of: InvoiceConflict, at: HANDED_ON_FIELD }
  return carryOutForm({ request, schema: handedOverForm(scope.today), conflict }, async (values) => {
    await noteHandedOver(house, scope, { invoiceIds: [invoiceId], on: values[HANDED_ON_FIELD] })
    return saved<'invoices'>(request, paths.officeInvoice(invoiceId), 'uebergeben')
  })
}

export default function HandedOver() {
  return <HandedOverPage {...useLoaderData<typeof loader>()} />
}
