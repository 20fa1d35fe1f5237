import { getEmployee } from '~/domain/employees/find.server'
import { openEmployeeSecrets } from '~/domain/employees/secrets.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { seesSensitive } from '~/domain/kernel/sensitive'
import { NO_CHURCHES } from '~/domain/payroll-run/facts'
import { readFacts } from '~/domain/payroll-run/facts.server'
import { listFunds } from '~/domain/payroll-run/funds.server'
import { usualFacts } from '~/domain/payroll-run/usual-facts'
import { type MonthText, monthOf } from '~/domain/values/calendar'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'

export type FactsPage = Awaited<ReturnType<typeof payrollFactsData>>

export async function payrollFactsData(scope: OfficeScope, employeeId: string) {
  const employee = await getEmployee(house.reader, scope, employeeId)
  const { dated, revision } = await readFacts(house.reader, house.vault, scope, employee.id)
  const names = (await listFunds(house.reader, scope)).map(({ name }) => name)
  const funds = [...new Set(names)]
  const { taxClass, healthFund } = await openEmployeeSecrets(house.reader, house.vault, scope, employee.id)
  const fund = funds.find((name) => name === healthFund) ?? null
  const [newest] = dated
  const isChurchHidden = newest !== undefined && !seesSensitive(scope)
  return {
    employee: { id: employee.id, name: fullName(employee.firstName, employee.lastName) },
    from: newest?.from ?? firstMonth(employee.entryOn, scope.today),
    facts: {
      ...(newest?.facts ?? { ...usualFacts(employee.employmentType), taxClass, fund }),
      ...(isChurchHidden ? NO_CHURCHES : {}),
    },
    isChurchHidden,
    isFirst: newest === undefined,
    months: dated.map(({ from }) => from),
    funds,
    revision,
  }
}

/** Not before the current year: earlier months were paid elsewhere. */
function firstMonth(entryOn: string, today: string): MonthText {
  const year = `${today.slice(0, 4)}-01`
  return monthOf(entryOn) > year ? monthOf(entryOn) : year
}
