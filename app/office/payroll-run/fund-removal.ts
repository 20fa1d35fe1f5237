import type { Args, RouteHandle } from '~/auth/access'
import { removeFund } from '~/domain/payroll-run/funds.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { fundRemovalForm } from './firm-forms'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope }: Args<typeof handle>) {
  const page = paths.payrollFunds()
  return carryOutForm({ request, schema: fundRemovalForm, page }, async (values) => {
    await removeFund(house, scope, values)
    return saved<'payrollRun'>(request, page, 'kasse_weg')
  })
}
