import type { Args, RouteHandle } from '~/auth/access'
import { requestAll } from '~/domain/dunning/all.server'
import { DunningConflict } from '~/domain/dunning/conflict'
import { noteRequests, readProgress } from '~/domain/dunning/requests.server'
import { sendRequested } from '~/domain/dunning/work-off.server'
import { house } from '~/house.server'
import { nameAndPlace } from '~/http/error-name.server'
import { saved, seeOther } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { log } from '~/log.server'
import { paths } from '~/paths'
import { sendForm, TICKS_BYTES } from './forms'

/** So many are sent before the request is answered; of more, a job does what takes longer (decision 432). */
const AT_ONCE = 20
const PATIENCE_MS = 400
const MOST_MS = 2000

export const handle = { access: 'keep_invoices', bodyLimit: TICKS_BYTES } satisfies RouteHandle

/** Sends the ticked notices, each customer's in its own transaction. */
export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: DunningConflict, at: 'form' }
  return carryOutForm(
    { request, schema: sendForm, page: paths.dunning(), conflict },
    async ({ notices: ticked, ways, seenCount, isAccountEnclosed }) => {
      const notices =
        seenCount === undefined
          ? ticked.map((notice) => ({ ...notice, isAccountEnclosed }))
          : await requestAll(house.reader, scope, { seenCount, ways, isAccountEnclosed })
      if (notices.length === 0) throw new DunningConflict('dunning_nothing_chosen')
      const begun = performance.now()
      const patience = notices.length > AT_ONCE ? PATIENCE_MS : MOST_MS
      await noteRequests(house, scope, notices)
      const [first, ...others] = await sendRequested(house, scope, {
        isStopped: () => performance.now() - begun > patience,
        onError: (error) => log.error({ event: 'dunning_failed', ...nameAndPlace(error) }),
      })
      if (await readProgress(house.reader, scope)) return seeOther(request, `${paths.dunning()}#versand`)
      if (others.length > 0 || first === undefined)
        return saved<'dunning'>(request, paths.dunning(), 'mehrere')
      const what = notices[0]?.way === 'letter' ? 'brief' : 'verschickt'
      return saved<'dunning'>(request, paths.dunningNotice(first), what)
    },
  )
}
