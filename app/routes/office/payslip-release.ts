import type { Args, RouteHandle } from '~/auth/access'
import { releaseIncoming } from '~/domain/incoming-payslips/release.server'
import { listReadyIds } from '~/domain/incoming-payslips/release-list.server'
import type { OfficeScope } from '~/domain/scope'
import { SLIP_FIELD } from '~/forms/form-fields'
import { readReleaseQuery, untilIn } from '~/forms/release-query'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { paths } from '~/paths'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Releases the payslips that were ticked, or all that match and that the page counted. */
export async function action({ request, scope }: Args<typeof handle>) {
  const ids = await idsOf(request, scope)
  const page = paths.incomingPayslips()
  if (ids.length === 0) return saved<'incoming'>(request, page, 'niemand')
  const { released, approved, stale } = await releaseIncoming(house, scope, { ids, words: PAYROLL_WORDS })
  if (stale > 0)
    return saved<'incoming'>(request, page, released + approved > 0 ? 'teils_veraltet' : 'veraltet')
  if (released > 0) return saved<'incoming'>(request, page, 'freigegeben')
  return saved<'incoming'>(request, page, approved > 0 ? 'vorgemerkt' : 'niemand')
}

async function idsOf(request: Request, scope: OfficeScope): Promise<string[]> {
  const form = new URLSearchParams(await request.text())
  const until = untilIn(form)
  if (until === undefined) return form.getAll(SLIP_FIELD)
  return listReadyIds(house.reader, scope, { ...readReleaseQuery(request), until })
}
