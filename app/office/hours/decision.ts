import type { Args, RouteHandle } from '~/auth/access'
import { HoursConflict } from '~/domain/hours/conflict'
import { decideCorrection } from '~/domain/hours/decide.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { ACCEPT, DECISION_FIELD, decisionForm } from './forms'
import { monthIn } from './page.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'month' | 'employeeId'>) {
  const { employeeId } = params
  const month = monthIn(params.month)
  const page = paths.hoursCell(month, employeeId)
  const conflict = { of: HoursConflict, at: 'form' }
  return carryOutForm({ request, schema: decisionForm, conflict, page }, async (values) => {
    const isAccepted = values[DECISION_FIELD] === ACCEPT
    const { decision_reason: reason, [REVISION_FIELD]: revision } = values
    await decideCorrection(house, scope, { month, employeeId, isAccepted, reason, revision })
    return saved<'hours'>(request, page, isAccepted ? 'angenommen' : 'abgelehnt')
  })
}
