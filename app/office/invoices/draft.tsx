import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { saved, seeOther } from '~/http/redirect.server'
import { invoiceDraftForm } from '~/kit/forms/draft-form'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { LINES_BYTES } from '~/kit/forms/priced-lines'
import { otherLines } from '~/kit/priced-lines.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { draftPage, saveDraft } from './draft.server'
import { draftConflict } from './draft-conflicts'
import { DraftPage } from './editor/draft-page'

export const handle = {
  access: 'keep_invoices',
  bodyLimit: LINES_BYTES,
  title: (texts, data) => titleAbout(texts.invoices.editor.edit, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params: { draftId } }: Args<typeof handle, 'draftId'>) {
  const page = await draftPage(scope, draftId)
  // Issued in the meantime.
  return page ?? seeOther(request, paths.officeInvoice(draftId))
}

export async function action({ request, scope, params: { draftId } }: Args<typeof handle, 'draftId'>) {
  const more = await otherLines(request)
  if (more) return more
  return carryOutForm({ request, schema: invoiceDraftForm, conflict: draftConflict }, async (entered) => {
    await saveDraft(scope, draftId, entered)
    return saved<'invoices'>(request, paths.officeInvoice(draftId), 'geaendert')
  })
}

export default function Draft() {
  return <DraftPage {...useLoaderData<typeof loader>()} />
}
