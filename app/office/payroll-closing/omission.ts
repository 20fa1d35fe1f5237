import type { Args, RouteHandle } from '~/auth/access'
import { ClosingConflict } from '~/domain/payroll-closing/conflict'
import { leaveOut } from '~/domain/payroll-closing/omissions.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'
import { omissionForm } from './forms'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Leaves people out of a month's payroll, with a reason. */
export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const page = paths.payrollClosing(month)
  const conflict = { of: ClosingConflict, at: 'abschluss' }
  return carryOutForm({ request, schema: omissionForm, conflict, page }, async (values) => {
    const count = await leaveOut(house, scope, { month, ...values })
    if (count === 0) return { faults: { auslassen: 'omission_nobody' } }
    return saved<'payrollClosing'>(request, page, 'ausgelassen')
  })
}
