import type { Assessment } from '~/domain/payroll-run/assess.server'
import type { StatusShape } from '~/kit/status-shapes'

type State = 'ready' | 'missing' | 'refused' | 'waiting' | 'stale' | 'released' | 'year' | 'changed' | 'other'

type Standing = Pick<Assessment, 'released' | 'missing'> & {
  waiting: Pick<NonNullable<Assessment['waiting']>, 'isSame'> | undefined
}

/** Waiting takes precedence over released, and that over ready to calculate. */
export function stateOf(
  { waiting, released, missing }: Standing,
  isCalculable: boolean,
): { state: State; shape: StatusShape } {
  if (waiting)
    return waiting.isSame ? { state: 'waiting', shape: 'partly' } : { state: 'stale', shape: 'overdue' }
  if (released && !isCalculable) return { state: 'other', shape: 'done' }
  if (released?.change === 'pay') return { state: 'changed', shape: 'overdue' }
  if (released) return { state: released.change === 'year' ? 'year' : 'released', shape: 'done' }
  if (missing.length > 0) return { state: 'missing', shape: 'open' }
  return isCalculable ? { state: 'ready', shape: 'waiting' } : { state: 'refused', shape: 'cancelled' }
}
