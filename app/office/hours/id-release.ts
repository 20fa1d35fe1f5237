import type { Args, RouteHandle } from '~/auth/access'
import { releaseId } from '~/domain/hours/assign.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { monthPath } from '~/kit/forms/month-query'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { FOREIGN_ID_FIELD, idReleaseForm } from './forms'
import { monthIn } from './page.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const page = monthPath('hours', { month: monthIn(params.month) })
  return carryOutForm({ request, schema: idReleaseForm, page }, async (values) => {
    await releaseId(house, scope, values[FOREIGN_ID_FIELD])
    return saved<'hours'>(request, page, 'geloest')
  })
}
