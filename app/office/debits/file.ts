import type { Args, RouteHandle } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { debitFile } from '~/documents/debits/pain-008'
import { debitFileOf, fetchDebitFile } from '~/domain/debits/file.server'
import { house } from '~/house.server'
import { download, wantsFile } from '~/http/download.server'
import { saved, seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Names whole accounts, so whoever has a second factor gives a code first. */
export async function loader({
  request,
  scope,
  user,
  params: { debitRunId: runId },
}: Args<typeof handle, 'debitRunId'>) {
  const shown = await debitFileOf(house, scope, runId, debitFile)
  if (await needsFreshFactor({ user, scope }, 'debit file'))
    return seeOther(request, paths.debitApproval(runId))
  if (!wantsFile(request)) return download(request, shown)
  const file = await fetchDebitFile(house, scope, runId, debitFile)
  return file ? download(request, file) : saved<'debits'>(request, paths.debitRun(runId), 'anders')
}
