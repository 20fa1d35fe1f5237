import type { Args, RouteHandle } from '~/auth/access'
import { fundStatementsOf } from '~/domain/payroll-reports/fund-statements'
import { readCountedMonth } from '~/domain/payroll-reports/read.server'
import { dropStated, keepStated } from '~/domain/payroll-reports/stated.server'
import { keyOf } from '~/domain/payroll-reports/statements-to-send'
import { shiftMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'
import { toldForm } from './told-form'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const page = paths.payrollReport(month, 'beitragsnachweise')
  const done = (what: 'gemeldet' | 'zurueck' | 'anders') => saved<'payrollReports'>(request, page, what)
  return carryOutForm({ request, schema: toldForm, page }, async ({ kasse: fund, stand, summe }) => {
    if (stand === 'zurueck') {
      await dropStated(house, scope, { month, fund })
      return done('zurueck')
    }
    const of = stand === 'jetzt' ? month : shiftMonth(month, -1)
    const { counted } = await readCountedMonth(house.reader, house.vault, scope, of)
    const statement = fundStatementsOf(counted, of).find((one) => keyOf(one) === fund)
    // What the office has seen and sent is written down, or nothing.
    if (!statement || (stand === 'jetzt' && statement.totalCents !== summe)) return done('anders')
    await keepStated(house, scope, { month, fund, rows: statement.rows })
    return done('gemeldet')
  })
}
