import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { HoldConflict } from '~/domain/holds/conflict'
import { noteDispute } from '~/domain/holds/note.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { issuedPage } from '../invoices/issued.server'
import { DisputePage } from './dispute-page'
import { disputeForm } from './forms'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.holds.dispute.title, data, 'number'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  const { id, number } = await issuedPage(scope, params.invoiceId)
  return { id, number, today: scope.today, formKey: randomUUID() }
}

export function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return carryOutForm(
    { request, schema: disputeForm(scope.today), conflict: { of: HoldConflict, at: 'reason' } },
    async ({ reason, from_on: fromOn, [FORM_KEY_FIELD]: id }) => {
      await noteDispute(house, scope, { id, invoiceId, reason, fromOn })
      return saved<'invoices'>(request, paths.officeInvoice(invoiceId), 'in-klaerung')
    },
  )
}

export default function Dispute() {
  return <DisputePage {...useLoaderData<typeof loader>()} />
}
