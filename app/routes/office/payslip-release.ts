import type { Args, RouteHandle } from '~/auth/access'
import { releaseIncoming } from '~/domain/incoming-payslips/release.server'
import { SLIP_FIELD } from '~/forms/form-fields'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Releases the payslips that were ticked. */
export async function action({ request, scope }: Args<typeof handle>) {
  const ids = new URLSearchParams(await request.text()).getAll(SLIP_FIELD)
  const { released, approved } = await releaseIncoming(house, scope, ids)
  const page = paths.incomingPayslips()
  if (released > 0) return saved<'incoming'>(request, page, 'freigegeben')
  return approved > 0 ? saved<'incoming'>(request, page, 'vorgemerkt') : seeOther(request, page)
}
