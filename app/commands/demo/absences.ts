import { correctHours } from '~/domain/hours/correct.server'
import { standOf } from '~/domain/hours/state.server'
import { employeeId, type Firm, officeAt } from './firm'
import type { Person } from './person'
import type { Moment } from './timeline'

/** Days of holiday and sickness, by how many months ago they were. */
const AWAY: Readonly<
  Record<string, Readonly<Record<number, { vacation_days?: string; sick_days?: string }>>>
> = {
  maren: { [-11]: { vacation_days: '4' }, [-6]: { vacation_days: '2' }, [-3]: { vacation_days: '15' } },
  jakub: { [-11]: { vacation_days: '4' }, [-9]: { sick_days: '3' }, [-2]: { vacation_days: '12' } },
  aylin: { [-7]: { vacation_days: '5' }, [-5]: { sick_days: '2' }, [-3]: { vacation_days: '10' } },
  birte: { [-7]: { vacation_days: '5' }, [-2]: { vacation_days: '10' } },
  jonas: { [-4]: { vacation_days: '10' } },
  lina: { [-11]: { vacation_days: '5' }, [-4]: { vacation_days: '14' } },
}
const WORKING_DAYS = 21

/** The days on which people were away in a month, and the hours that they worked less for it. */
export async function enterAbsences(
  firm: Firm,
  moment: Moment,
  { people, offset }: { people: readonly Person[]; offset: number },
): Promise<void> {
  const { house, timeline } = firm
  const scope = officeAt(firm, moment)
  const month = timeline.month(offset)
  for (const person of people) {
    const kinds = AWAY[person.key]?.[offset]
    if (!kinds) continue
    const of = { month, employeeId: employeeId(firm, person) }
    const { revision, hours } = await standOf(house.reader, house.vault, scope, of)
    const days = Number(kinds.vacation_days ?? 0) + Number(kinds.sick_days ?? 0)
    const quarters = Math.round(Number(hours?.current?.hours ?? 0) * 4 * (1 - days / WORKING_DAYS))
    await correctHours(house, scope, {
      ...of,
      hours: String(quarters / 4),
      overtime: '0',
      kinds,
      reason: kinds.sick_days ? 'Krankmeldung liegt vor' : 'Urlaub laut Urlaubsplan',
      revision,
    })
  }
}
