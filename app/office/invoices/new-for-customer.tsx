import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { saved } from '~/http/redirect.server'
import { invoiceDraftForm } from '~/kit/forms/draft-form'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { LINES_BYTES } from '~/kit/forms/priced-lines'
import { otherLines } from '~/kit/priced-lines.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { addDraft, newDraftPage } from './draft.server'
import { draftConflict } from './draft-conflicts'
import { NewInvoicePage } from './editor/new-invoice-page'

export const handle = {
  access: 'keep_invoices',
  bodyLimit: LINES_BYTES,
  title: (texts, data) => titleAbout(texts.invoices.add, data, 'customer', 'name'),
  belongsTo: () => paths.newInvoice(),
} satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  return newDraftPage(request, scope, params.customerId)
}

export async function action({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const more = await otherLines(request)
  if (more) return more
  return carryOutForm({ request, schema: invoiceDraftForm, conflict: draftConflict }, async (entered) => {
    const id = await addDraft(scope, params.customerId, entered)
    return saved<'invoices'>(request, paths.officeInvoice(id), 'entworfen')
  })
}

export default function NewInvoice() {
  return <NewInvoicePage {...useLoaderData<typeof loader>()} />
}
