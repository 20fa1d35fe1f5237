import { recordAudit } from '../audit/audit.server'
import { getEmployee } from '../employees/find.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { appendDecided } from './append.server'
import { isMonthClosed } from './closed.server'
import { HoursConflict } from './conflict'
import { contradictionIn } from './contradiction'
import { addEntry, type NewEntry } from './entries.server'
import { finishCorrections } from './finish.server'
import { type Kinds, sameKinds, tidyKinds } from './kinds'
import { type HoursStand, standOf } from './state.server'

/** The office's entry for a month; without hours the received ones stay. */
export interface EnteredHours {
  month: MonthText
  employeeId: string
  hours: DecimalText | null
  overtime: DecimalText | null
  kinds: Kinds
  reason: string
}

/**
 * Enters or corrects an employee's month, even a closed one, since entering is a decision. Changing an earlier entry or a
 * closed month needs a reason. @throws NotFound; HoursConflict
 */
export function correctHours(
  house: House,
  scope: Scope,
  { revision, ...entered }: EnteredHours & { revision: number | undefined },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id: employeeId } = await getEmployee(trx, scope, entered.employeeId)
    const stand = await standOf(trx, house.vault, scope, { month: entered.month, employeeId })
    if (stand.revision !== revision) throw new HoursConflict('hours_changed_meanwhile')
    if (entered.reason === '' && (stand.revision > 0 || (await isMonthClosed(trx, scope, entered.month))))
      throw new HoursConflict('hours_reason_missing')
    const isChanged = await enterHours(trx, house, scope, { ...entered, employeeId, stand, act: 'entered' })
    if (!isChanged) throw new HoursConflict('hours_unchanged')
    await finishCorrections(trx, scope, entered.month)
  })
}

interface ToEnter extends EnteredHours {
  stand: HoursStand
  act: NewEntry['act']
}

/** @returns whether anything has changed @throws HoursConflict `hours_missing`, or the contradiction */
export async function enterHours(
  trx: Trx,
  { vault }: Pick<House, 'vault'>,
  scope: Scope,
  { stand, act, hours, overtime, kinds: given, ...rest }: ToEnter,
): Promise<boolean> {
  const entered = { ...rest, kinds: tidyKinds(given) }
  const current = stand.hours?.current ?? null
  if (hours === null && (current !== null || overtime !== null)) throw new HoursConflict('hours_missing')
  const next = hours === null ? null : { hours, overtime: overtime ?? '0' }
  const isSettled = next === null || (current?.hours === next.hours && current.overtime === next.overtime)
  if (act !== 'rejected') assertPossible(entered.month, { ...next, ...entered.kinds })
  // Any entry settles an open correction, even one with the old hours.
  const isAnswer = next !== null && stand.hours?.correction != null
  if (isSettled && !isAnswer && sameKinds(stand.kinds, entered.kinds)) return false
  const { month, employeeId } = entered
  const hoursSeq =
    next === null || (isSettled && !isAnswer)
      ? null
      : await appendDecided(trx, scope, month, { employeeId, ...next })
  await addEntry(trx, vault, scope, { ...entered, act, hoursSeq, version: stand.version })
  await recordAudit(trx, scope, {
    action: `hours.${act}`,
    subjectType: 'employee',
    subjectId: employeeId,
    // Without kinds and reason: both may reveal sickness.
    before: { month, hours: current?.hours ?? null, overtime: current?.overtime ?? null },
    after: { month, ...(next ?? { hours: null, overtime: null }) },
  })
  return true
}

function assertPossible(month: MonthText, amounts: Parameters<typeof contradictionIn>[1]): void {
  const found = contradictionIn(month, amounts)
  if (found) throw new HoursConflict(found.code, found.field)
}
