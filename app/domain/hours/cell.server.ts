import { getEmployee } from '../employees/find.server'
import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'
import { fullName } from '../values/person-name'
import { type ClosedMonth, findClosed } from './closed.server'
import { type HoursPast, readHoursHistory } from './history.server'
import { type HoursStand, standOf } from './state.server'

export interface HoursCell extends Pick<HoursStand, 'hours' | 'kinds' | 'revision'> {
  month: MonthText
  employee: { id: string; number: string; name: string }
  closed: ClosedMonth | null
  history: HoursPast[]
}

/** @throws NotFound */
export async function readHoursCell(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, employeeId }: { month: MonthText; employeeId: string },
): Promise<HoursCell> {
  const { id, number, firstName, lastName } = await getEmployee(reader, scope, employeeId)
  const { hours, kinds, revision } = await standOf(reader, vault, scope, { month, employeeId: id })
  return {
    month,
    employee: { id, number, name: fullName(firstName, lastName) },
    hours,
    kinds,
    revision,
    closed: await findClosed(reader, scope, month),
    history: await readHoursHistory(reader, vault, scope, { month, employeeId: id }),
  }
}
