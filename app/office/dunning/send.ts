import type { Args, RouteHandle } from '~/auth/access'
import { DunningConflict } from '~/domain/dunning/conflict'
import { sendNotice } from '~/domain/dunning/send.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { sendForm, TICKS_BYTES } from './forms'

export const handle = { access: 'keep_invoices', bodyLimit: TICKS_BYTES } satisfies RouteHandle

/** Sends the ticked notices, each customer's in its own transaction. */
export function action({ request, scope }: Args<typeof handle>) {
  return carryOutForm(
    {
      request,
      schema: sendForm,
      page: paths.dunning(),
      conflict: { of: DunningConflict, at: 'form' },
    },
    async ({ notices, isAccountEnclosed }) => {
      if (notices.length === 0) throw new DunningConflict('dunning_nothing_chosen')
      let last = ''
      for (const notice of notices) last = await sendNotice(house, scope, { ...notice, isAccountEnclosed })
      const [first] = notices
      if (notices.length > 1 || !first) return saved<'dunning'>(request, paths.dunning(), 'mehrere')
      const what = first.way === 'letter' ? 'brief' : 'verschickt'
      return saved<'dunning'>(request, paths.dunningNotice(last), what)
    },
  )
}
