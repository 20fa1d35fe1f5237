import type { ContractState } from '~/domain/contracts/state'
import { useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'

const SHAPES: Record<ContractState, StatusShape> = {
  running: 'done',
  paused: 'waiting',
  ended: 'cancelled',
  archived: 'cancelled',
}

export function ContractStateMark({ state }: { state: ContractState }) {
  return <StatusMark shape={SHAPES[state]}>{useTexts().contracts.states[state]}</StatusMark>
}
