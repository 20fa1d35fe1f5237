import { listForChoice } from '~/domain/employees/choice.server'
import type { MonthQuery } from '~/domain/employees/of-month.server'
import { listUntold } from '~/domain/handovers/list.server'
import { readHoursPage } from '~/domain/hours/month.server'
import { listKnownIds } from '~/domain/hours/unknown-ids.server'
import { NotFound } from '~/domain/kernel/errors'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { seesSensitive } from '~/domain/kernel/sensitive'
import { isMonth, type MonthText, monthOf } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { hoursReading, monthAsked } from '~/kit/months/lists.server'

/** A month's hours, with open decisions for roles that may take them. */
export async function hoursPageData(scope: OfficeScope, asked: MonthQuery, unassignedAfter?: string) {
  const query = { ...asked, month: await monthAsked('hours', scope, asked) }
  const { isHandedOver, ...hours } = await readHoursPage(hoursReading(scope, query.month), {
    ...query,
    unassignedAfter,
  })
  const mayDecide = may(scope.role, 'see_pay')
  const which = { month: query.month, employeeIds: hours.list.items.map(({ id }) => id) }
  return {
    query,
    hours,
    thisMonth: monthOf(scope.today),
    mayKeep: may(scope.role, 'keep_employees'),
    mayDecide,
    mayOpen: seesSensitive(scope),
    // Before the first file this would list everyone.
    untold: mayDecide && isHandedOver ? await listUntold(house.reader, house.vault, scope, which) : [],
    employees: mayDecide && hours.unassigned.total > 0 ? await listForChoice(house.reader, scope) : [],
    known: mayDecide ? await listKnownIds(house.reader, scope) : [],
  }
}

/** @throws NotFound */
export function monthIn(text: string): MonthText {
  if (!isMonth(text)) throw new NotFound()
  return text
}
