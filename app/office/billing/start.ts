import type { Args, RouteHandle } from '~/auth/access'
import { runBilling } from '~/domain/billing/run.server'
import { house } from '~/house.server'
import { nameAndPlace } from '~/http/error-name.server'
import { saved } from '~/http/redirect.server'
import { proratedWords } from '~/i18n/prorated-words'
import { log } from '~/log.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Few enough for a quick response; the background job issues the rest. */
const MOST_ISSUED = 20

/** Bills what is due now rather than tomorrow morning. Pressed twice, bills nothing more. */
export async function action({ request, scope }: Args<typeof handle>) {
  const runId = await runBilling(house, scope, {
    words: proratedWords,
    mostIssued: MOST_ISSUED,
    onError: (error) => log.error({ event: 'billing_failed', ...nameAndPlace(error) }),
  })
  if (runId === undefined) return saved<'billing'>(request, paths.billing(), 'nichts')
  return saved<'billing'>(request, paths.billingRun(runId), 'fertig')
}
