import type { Args, RouteHandle } from '~/auth/access'
import { removePay } from '~/domain/employees/pay.server'
import { PAY_MONTH_FIELD } from '~/forms/form-fields'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Takes back the pay that was entered for a month. */
export async function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const from = new URLSearchParams(await request.text()).get(PAY_MONTH_FIELD) ?? ''
  await removePay(house, scope, employeeId, from)
  return saved<'employees'>(request, paths.employee(employeeId), 'verguetung_weg')
}
