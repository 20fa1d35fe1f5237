import { correctHours } from '~/domain/hours/correct.server'
import type { Kinds } from '~/domain/hours/kinds'
import { recordHours } from '~/domain/hours/record.server'
import { standOf } from '~/domain/hours/state.server'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { DateText, MonthText } from '~/domain/values/calendar'
import { byDay, type Firm, idOf } from '../firm'
import type { EmployeeStory } from '../story'
import { employeesOf, type Told, workedIn } from './terms'

const WORKING_DAYS = 21

/** The hours of a month, for all at once, and who was away. */
export function tellHours(firm: Firm, offset: number): void {
  const { house, timeline } = firm
  const month = timeline.month(offset)
  const employees = employeesOf(firm)
  const entries = employees.map((told) => ({
    employeeId: idOf(firm, 'employee', told.key),
    ...workedIn(firm, told, month),
  }))
  byDay(firm, `${timeline.month(offset + 1)}-01`, async (scope) => {
    await writing(house, scope, (trx) =>
      recordHours(trx, scope, { month, origin: { source: 'office' }, entries }),
    )
    for (const { key, story } of employees) {
      const kinds = story.absences?.[offset]
      if (kinds) await enterAbsence(firm, scope, { employeeId: idOf(firm, 'employee', key), month, kinds })
    }
  })
}

type Absence = { employeeId: string; month: MonthText; kinds: Kinds }

/** Days of absence, and the hours that these take off the month. */
async function enterAbsence({ house }: Firm, scope: Scope, { kinds, ...of }: Absence): Promise<void> {
  const { revision, hours } = await standOf(house.reader, house.vault, scope, of)
  const days = Number(kinds.vacation_days ?? 0) + Number(kinds.sick_days ?? 0)
  const quarters = Math.round(Number(hours?.current?.hours ?? 0) * 4 * (1 - days / WORKING_DAYS))
  const reason = kinds.sick_days ? 'Krankmeldung liegt vor' : 'Urlaub laut Urlaubsplan'
  await correctHours(house, scope, {
    ...of,
    hours: String(quarters / 4),
    overtime: '0',
    kinds,
    reason,
    revision,
  })
}

/** Hours missing from a payslip are entered before the next one is due. @returns the day */
export function tellLateHours(
  firm: Firm,
  told: Told,
  { month: offset, hours: missing, reason }: NonNullable<EmployeeStory['corrected']>,
): DateText {
  const { house, timeline } = firm
  const day = `${timeline.month(offset + 1)}-20`
  const of = { month: timeline.month(offset), employeeId: idOf(firm, 'employee', told.key) }
  const { hours, overtime } = workedIn(firm, told, of.month)
  byDay(firm, day, async (scope) => {
    const { revision } = await standOf(house.reader, house.vault, scope, of)
    const entered = { hours: String(Number(hours) + missing), overtime, kinds: {}, reason }
    await correctHours(house, scope, { ...of, ...entered, revision })
  })
  return day
}
