import type { DateText } from '../values/calendar'

export type ContractState = 'running' | 'paused' | 'ended' | 'archived'

interface Terms {
  endsOn: DateText | null
  pausedFromOn: DateText | null
  pausedUntilOn: DateText | null
  isArchived: boolean
}

/** A contract that begins later runs. */
export function contractStateOn(contract: Terms, today: DateText): ContractState {
  const { endsOn, pausedFromOn, pausedUntilOn, isArchived } = contract
  if (isArchived) return 'archived'
  if (endsOn !== null && endsOn < today) return 'ended'
  const isPaused = pausedFromOn !== null && pausedFromOn <= today
  return isPaused && (pausedUntilOn === null || pausedUntilOn >= today) ? 'paused' : 'running'
}
