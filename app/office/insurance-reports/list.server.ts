import { findEmployees } from '~/domain/employees/find.server'
import { listName } from '~/domain/employees/list-name'
import { readReports } from '~/domain/insurance-reports/read-reports.server'
import { isVisibleTo } from '~/domain/insurance-reports/report'
import { readReporting } from '~/domain/insurance-reports/reporting.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { addDays } from '~/domain/values/calendar'
import { house } from '~/house.server'

export type ReportsPage = Awaited<ReturnType<typeof reportsData>>

/** Older ones were made long ago, or never will be. */
const DAYS_BACK = 60
const DAYS_AHEAD = 92

export async function reportsData(scope: OfficeScope, { isTold }: { isTold: boolean }) {
  const { today } = scope
  const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) }
  const reporting = await readReporting(house.reader, scope)
  const all = await readReports(house, scope, reporting, days)
  const open = all.open.filter((report) => isVisibleTo(scope, report))
  const told = all.told.filter((report) => isVisibleTo(scope, report))
  const shown = (isTold ? told.toReversed() : open).map((report) => ({
    toldBy: null,
    toldAt: null,
    ...report,
  }))
  const people = await findEmployees(house.reader, scope, [
    ...new Set(shown.map(({ employeeId }) => employeeId)),
  ])
  const names = new Map(
    people.map(({ id, firstName, lastName }) => [
      id,
      listName({ first_name: firstName, last_name: lastName }),
    ]),
  )
  return {
    isTold,
    today,
    counts: { open: open.length, told: told.length },
    reports: shown.map((report) => ({ ...report, name: names.get(report.employeeId) ?? '' })),
    reporting,
  }
}
