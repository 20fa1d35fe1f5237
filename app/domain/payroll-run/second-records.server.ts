import { coverYear, listSecondRecords, type SecondRecord } from '../employees/same-person.server'
import type { DateText } from '../values/calendar'
import type { MonthContext } from './month-context.server'

interface Employed {
  id: string
  entryOn: DateText
  exitOn: DateText | null
}

/**
 * Somebody's other records with which the year is one employment here: its wage tax is to be equalised together (§ 42b EStG),
 * which Zahltag cannot. None in a month that equalises nothing.
 */
export async function secondRecordsOf({
  executor,
  vault,
  scope,
  month,
  isEqualising,
}: Pick<MonthContext, 'executor' | 'vault' | 'scope' | 'month' | 'isEqualising'>): Promise<
  (employee: Employed) => SecondRecord[]
> {
  if (!isEqualising) return () => []
  const others = await listSecondRecords(executor, vault, scope)
  const year = month.slice(0, 4)
  return (employee) => {
    const all = others(employee.id).filter(
      ({ entryOn, exitOn }) => entryOn <= `${year}-12-31` && (exitOn ?? `${year}-01-01`) >= `${year}-01-01`,
    )
    return all.length > 0 && coverYear([employee, ...all], year) ? all : []
  }
}
