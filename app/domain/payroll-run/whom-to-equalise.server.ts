import type { Employee } from '../employees/find.server'
import type { SecondRecord } from '../employees/same-person.server'
import type { ReleasedSlip } from '../payslips/calculated.server'
import { isMonthOfEqualisation, mayBeEqualised } from './equalised'
import { type DatedFacts, factsIn } from './facts'
import type { MonthContext } from './month-context.server'
import { secondRecordsOf } from './second-records.server'

interface People {
  employees: readonly Employee[]
  facts: (employeeId: string) => { dated: readonly DatedFacts[] }
  released: readonly ReleasedSlip[]
}

/**
 * Ids of those whose year's taxes a month may equalise. What was given back stays, even if there turn out to have been fewer people
 * than the duty takes; with a second record of the same person it does not, as it came of half the year.
 */
export async function whomToEqualise(
  context: Pick<MonthContext, 'executor' | 'vault' | 'scope' | 'month' | 'isEqualising'>,
  { employees, facts, released }: People,
): Promise<{ equalised: ReadonlySet<string>; secondOf: (employee: Employee) => SecondRecord[] }> {
  const { month, isEqualising } = context
  const mayStay = isMonthOfEqualisation(month) && !isEqualising
  const given = mayStay ? released.filter((slip) => slip.month === month && isGivenBack(slip)) : []
  const secondOf = await secondRecordsOf({ ...context, isEqualising: isEqualising || given.length > 0 })
  const equalised = (isMonthOfEqualisation(month) ? employees : [])
    .filter((one) => mayBeEqualised(factsIn(facts(one.id).dated, month), one, month))
    .filter(({ id }) => isEqualising || given.some(({ employeeId }) => employeeId === id))
    .filter((one) => secondOf(one).length === 0)
  return { equalised: new Set(equalised.map(({ id }) => id)), secondOf }
}

function isGivenBack({ figures }: ReleasedSlip): boolean {
  return figures()?.input.equalisation !== undefined
}
