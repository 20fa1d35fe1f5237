import type { Args, RouteHandle } from '~/auth/access'
import { IncomingConflict } from '~/domain/payslip-files/conflict'
import { dropIncoming } from '~/domain/payslip-release/decide.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { revisionForm } from './forms'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope, params: { slipId } }: Args<typeof handle, 'slipId'>) {
  const page = paths.incomingPayslip(slipId)
  const conflict = { of: IncomingConflict, at: 'employee_id' }
  return carryOutForm({ request, schema: revisionForm, conflict, page }, async (values) => {
    await dropIncoming(house, scope, { id: slipId, revision: values[REVISION_FIELD] })
    return saved<'incoming'>(request, paths.incomingPayslips(), 'verworfen')
  })
}
