import type { MandateState } from '~/domain/mandates/state'
import { useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'

const SHAPES: Record<MandateState, StatusShape> = {
  requested: 'waiting',
  active: 'done',
  stopped: 'overdue',
  lapsed: 'overdue',
  revoked: 'cancelled',
  rejected: 'cancelled',
}

export function MandateStateMark({ state }: { state: MandateState }) {
  return <StatusMark shape={SHAPES[state]}>{useTexts().mandates.statuses[state]}</StatusMark>
}
