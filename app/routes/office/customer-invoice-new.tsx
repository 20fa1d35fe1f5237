import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { draftConflict } from '~/forms/invoice-draft-conflicts'
import { invoiceDraftForm } from '~/forms/invoice-draft-form'
import { carryOutForm } from '~/forms/office-form.server'
import { LINES_BYTES } from '~/forms/priced-lines'
import { saved } from '~/http/redirect.server'
import { addDraft, newDraftPage } from '~/pages/invoice-draft.server'
import { otherLines } from '~/pages/priced-lines.server'
import { paths } from '~/paths'
import { NewInvoicePage } from '~/ui/invoices/editor/new-invoice-page'
import { titleAbout } from '~/ui/title'

export const handle = {
  access: 'keep_invoices',
  bodyLimit: LINES_BYTES,
  title: (texts, data) => titleAbout(texts.invoices.add, data, 'customer', 'name'),
  belongsTo: () => paths.newInvoice(),
} satisfies RouteHandle

export function loader({ scope, params }: Args<typeof handle, 'customerId'>) {
  return newDraftPage(scope, params.customerId)
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
