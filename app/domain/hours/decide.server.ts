import { getEmployee } from '../employees/find.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { MonthText } from '../values/calendar'
import { HoursConflict } from './conflict'
import { enterHours } from './correct.server'
import { finishCorrections } from './finish.server'
import { standOf } from './state.server'

export interface Decision {
  month: MonthText
  employeeId: string
  isAccepted: boolean
  reason: string
  revision: number | undefined
}

/**
 * Accepts late hours or keeps the current ones; the history records both, and the reason.
 * @throws NotFound; HoursConflict
 */
export function decideCorrection(
  house: House,
  scope: Scope,
  { isAccepted, revision, month, reason, ...decision }: Decision,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id: employeeId } = await getEmployee(trx, scope, decision.employeeId)
    const stand = await standOf(trx, house.vault, scope, { month, employeeId })
    const { correction = null, current = null } = stand.hours ?? {}
    if (correction === null) throw new HoursConflict('hours_settled')
    if (stand.revision !== revision) throw new HoursConflict('hours_changed_meanwhile')
    const { hours, overtime } = isAccepted || current === null ? correctionOrNothing() : current
    await enterHours(trx, house, scope, {
      month,
      employeeId,
      hours,
      overtime,
      kinds: stand.kinds,
      reason,
      stand,
      act: isAccepted ? 'accepted' : 'rejected',
    })
    await finishCorrections(trx, scope, month)

    /** Rejecting an employee's only hours leaves zero. */
    function correctionOrNothing() {
      return isAccepted && correction ? correction : { hours: '0', overtime: '0' }
    }
  })
}
