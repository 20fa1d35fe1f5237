import type { Verdict } from '~/domain/inbox/verdicts'
import { useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'

const SHAPES: Record<Verdict, StatusShape> = {
  understood: 'done',
  overtaken: 'cancelled',
  kept: 'waiting',
  settled: 'done',
  refused: 'overdue',
}

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return <StatusMark shape={SHAPES[verdict]}>{useTexts().deliveries.verdicts[verdict]}</StatusMark>
}

export function useEventName(): (event: string | null) => string {
  const { events, noEvent } = useTexts().deliveries
  const words: Readonly<Record<string, string>> = events
  return (event) => (event === null ? noEvent : (words[event] ?? event))
}
