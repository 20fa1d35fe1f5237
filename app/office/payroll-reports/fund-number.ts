import type { Args, RouteHandle } from '~/auth/access'
import { keepFundNumber } from '~/domain/payroll-reports/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { fundNumberForm } from './settings-form'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope }: Args<typeof handle>) {
  const page = paths.payrollReporting()
  return carryOutForm({ request, schema: fundNumberForm, page }, async (values) => {
    await keepFundNumber(house, scope, values)
    return saved<'payrollReports'>(request, page, 'nummer')
  })
}
