import type { Args, RouteHandle } from '~/auth/access'
import type { OfficeScope } from '~/domain/kernel/scope'
import { ReportingConflict } from '~/domain/payroll-reports/conflict'
import { fundStatementsOf } from '~/domain/payroll-reports/fund-statements'
import { readCountedMonth } from '~/domain/payroll-reports/read.server'
import { dropStated, keepStated, readStated } from '~/domain/payroll-reports/stated.server'
import { keyOf } from '~/domain/payroll-reports/statements-to-send'
import { type MonthText, shiftMonth } from '~/domain/values/calendar'
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
  const conflict = { of: ReportingConflict, at: 'form' }
  return carryOutForm(
    { request, schema: toldForm, page, conflict },
    async ({ kasse: fund, stand, summe }) => {
      if (stand === 'zurueck') {
        await dropStated(house, scope, { month, fund })
        return done('zurueck')
      }
      const of = stand === 'jetzt' ? month : shiftMonth(month, -1)
      const { counted } = await readCountedMonth(house.reader, house.vault, scope, of)
      const statement =
        fundStatementsOf(counted, of).find((one) => keyOf(one) === fund) ??
        (stand === 'jetzt' && (await wasTold(scope, shiftMonth(month, -1), fund)) ? NOTHING_OWED : undefined)
      // What the office has seen and sent is written down, or nothing.
      if (!statement || (stand === 'jetzt' && statement.totalCents !== summe)) return done('anders')
      await keepStated(house, scope, { month, fund, rows: statement.rows })
      return done('gemeldet')
    },
  )
}

/** Of a fund without members by now: its statement holds only the rest of the month before. */
const NOTHING_OWED = { rows: [], totalCents: 0 }

async function wasTold(scope: OfficeScope, month: MonthText, fund: string): Promise<boolean> {
  return (await readStated(house.reader, house.vault, scope, month)).has(fund)
}
