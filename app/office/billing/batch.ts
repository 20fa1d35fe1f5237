import type { Args, RouteHandle } from '~/auth/access'
import { issueDrafts, MOST_DRAFTS } from '~/domain/billing/issue-drafts.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { batchPath, readTicked } from '~/kit/forms/batch-form'
import { giveBack } from '~/kit/forms/refused-form.server'
import { invoicesPath } from '../invoices/query'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Issues the ticked drafts and sends them on request. Pressed twice, issues nothing more. */
export async function action({ request, scope }: Args<typeof handle>) {
  const form = new URLSearchParams(await request.text())
  const { drafts, isToSend } = readTicked(form, MOST_DRAFTS)
  if (drafts.length === 0) {
    const refusal = { faults: { form: 'drafts_missing' as const }, values: {} }
    return giveBack(request, invoicesPath({ state: 'draft' }), { refusal, wait: 0 })
  }
  await issueDrafts(house, scope, drafts, { isToSend })
  return seeOther(request, batchPath(drafts.map(({ id }) => id)))
}
