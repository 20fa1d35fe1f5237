import type { Args, RouteHandle } from '~/auth/access'
import { DunningConflict } from '~/domain/dunning/conflict'
import { resendNotice } from '~/domain/dunning/resend.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { noticeId } }: Args<typeof handle, 'noticeId'>) {
  const page = paths.dunningNotice(noticeId)
  try {
    const { isNew } = await resendNotice(house, scope, noticeId)
    return saved<'dunning'>(request, page, isNew ? 'nochmal' : 'nichts')
  } catch (error) {
    if (error instanceof DunningConflict)
      return saved<'dunning'>(request, page, error.code === 'dunning_settled' ? 'erledigt' : 'anders')
    throw error
  }
}
