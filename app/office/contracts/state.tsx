import type { ContractState } from '~/domain/contracts/state'
import type { DateText } from '~/domain/values/calendar'
import { formatDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'

const SHAPES: Record<ContractState, StatusShape> = {
  running: 'done',
  paused: 'waiting',
  ended: 'cancelled',
  archived: 'cancelled',
}

interface Props {
  state: ContractState
  endsOn: DateText | null
}

export function ContractStateMark({ state, endsOn }: Props) {
  const texts = useTexts().contracts
  const language = useLanguage()
  if (state === 'running' && endsOn !== null)
    return <StatusMark shape="waiting">{texts.endsOn(formatDate(endsOn, language))}</StatusMark>
  return <StatusMark shape={SHAPES[state]}>{texts.states[state]}</StatusMark>
}
