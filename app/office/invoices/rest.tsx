import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { grantDiscount, readLimit, writeOffRest } from '~/domain/invoices/payments/waivers.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { restForm } from '~/kit/forms/receipt-forms'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { issuedPage } from './issued.server'
import { RestPage } from './rest-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.invoices.money.rest.title, data, 'number'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  const { id, number, openCents } = await issuedPage(scope, params.invoiceId)
  const limitCents = await readLimit(house.reader, scope)
  return { id, number, openCents, limitCents, formKey: randomUUID() }
}

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const conflict = { of: InvoiceConflict, at: 'how' }
  return carryOutForm({ request, schema: restForm, conflict }, async ({ how, reason, ...values }) => {
    const waiver = { id: values[FORM_KEY_FIELD] || randomUUID(), invoiceId }
    await (how === 'cash_discount'
      ? grantDiscount(house, scope, waiver)
      : writeOffRest(house, scope, { ...waiver, reason: reason ?? '' }))
    return saved<'invoices'>(request, paths.officeInvoice(invoiceId), 'ausgeglichen')
  })
}

export default function InvoiceRest() {
  return <RestPage {...useLoaderData<typeof loader>()} />
}
