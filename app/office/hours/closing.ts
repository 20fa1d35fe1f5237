import type { Args, RouteHandle } from '~/auth/access'
import { closeMonth } from '~/domain/hours/closed.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { monthPath } from '~/kit/forms/month-query'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { CLOSE_FIELD, closingForm } from './forms'
import { monthIn } from './page.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const page = monthPath('hours', { month: monthIn(params.month) })
  return carryOutForm({ request, schema: closingForm, page }, async ({ [CLOSE_FIELD]: answer }) => {
    const isClosed = answer !== 'nein'
    await closeMonth(house, scope, monthIn(params.month), isClosed)
    return saved<'hours'>(request, page, isClosed ? 'abgeschlossen' : 'geoeffnet')
  })
}
