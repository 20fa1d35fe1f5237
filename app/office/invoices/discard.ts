import type { Args, RouteHandle } from '~/auth/access'
import { discardDraft } from '~/domain/invoices/drafts/change-draft.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { refusedActs } from './act.server'
import { issueForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { draftId } }: Args<typeof handle, 'draftId'>) {
  const { revision } = await readFields(request, issueForm)
  return refusedActs(request, draftId, async () => {
    await discardDraft(house, scope, draftId, { revision })
    return saved<'invoices'>(request, paths.invoices(), 'verworfen')
  })
}
