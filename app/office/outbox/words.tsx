import type { Texts } from '~/i18n/texts'
import { useTexts } from '~/kit/language'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import type { MailStatus } from '~db/schema'

const SHAPES: Record<MailStatus, StatusShape> = {
  queued: 'waiting',
  sending: 'collecting',
  sent: 'done',
  failed: 'overdue',
  bounced: 'credit',
  doubtful: 'partly',
}

export function MailStatusMark({ status }: { status: MailStatus }) {
  return <StatusMark shape={SHAPES[status]}>{useTexts().outbox.statuses[status].word}</StatusMark>
}

/** The mail server's answer, or our explanation if there was none. */
export function answerText(answer: string, { answers: { network, ...answers } }: Texts['outbox']): string {
  if (answer.startsWith('network ')) return network(answer.slice('network '.length))
  const words: Readonly<Record<string, string>> = answers
  return Object.hasOwn(words, answer) ? (words[answer] ?? answer) : answer
}
