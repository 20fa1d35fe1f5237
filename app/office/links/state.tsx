import type { LinkState } from '~/domain/overviews/links.server'
import { useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'

const SHAPES: Record<LinkState, StatusShape> = {
  live: 'done',
  ending: 'waiting',
  expired: 'cancelled',
  revoked: 'cancelled',
  replaced: 'credit',
  lost: 'overdue',
}

export function LinkStateMark({ state }: { state: LinkState }) {
  return <StatusMark shape={SHAPES[state]}>{useTexts().links.states[state]}</StatusMark>
}
