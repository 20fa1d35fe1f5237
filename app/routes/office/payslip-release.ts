import type { Args, RouteHandle } from '~/auth/access'
import { releaseIncoming } from '~/domain/incoming-payslips/release.server'
import { SLIP_FIELD } from '~/forms/form-fields'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { paths } from '~/paths'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Releases the payslips that were ticked. */
export async function action({ request, scope }: Args<typeof handle>) {
  const ids = new URLSearchParams(await request.text()).getAll(SLIP_FIELD)
  const { released, approved, stale } = await releaseIncoming(house, scope, { ids, words: PAYROLL_WORDS })
  const page = paths.incomingPayslips()
  if (stale > 0)
    return saved<'incoming'>(request, page, released + approved > 0 ? 'teils_veraltet' : 'veraltet')
  if (released > 0) return saved<'incoming'>(request, page, 'freigegeben')
  return approved > 0 ? saved<'incoming'>(request, page, 'vorgemerkt') : seeOther(request, page)
}
