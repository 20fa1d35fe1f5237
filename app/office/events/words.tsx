import type { DeliveryState } from '~/domain/events/deliveries.server'
import type { EndpointState } from '~/domain/events/list.server'
import { EVENT_TYPES, type EventType } from '~/domain/events/types'
import type { Texts } from '~/i18n/texts'
import { useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'

const SHAPES: Record<EndpointState, StatusShape> = {
  live: 'done',
  failing: 'overdue',
  paused: 'waiting',
  ended: 'cancelled',
}

const DELIVERY_SHAPES: Record<DeliveryState, StatusShape> = {
  waiting: 'waiting',
  sent: 'done',
  failed: 'overdue',
  dropped: 'cancelled',
}

export function EndpointMark({ state }: { state: EndpointState }) {
  return <StatusMark shape={SHAPES[state]}>{useTexts().events.states[state]}</StatusMark>
}

export function DeliveryMark({ state }: { state: DeliveryState }) {
  return <StatusMark shape={DELIVERY_SHAPES[state]}>{useTexts().events.deliveryStates[state]}</StatusMark>
}

/** Host and port, as a person calls a receiver. */
export function hostOf(url: string): string {
  return new URL(url).host
}

/** Breaks ahead of a dot where it is too long for its line. */
export function HostName({ url }: { url: string }) {
  return <MailAddress address={hostOf(url)} />
}

/** What the receiver answered, or why it did not. */
export function answerText(answer: string, { answers }: Texts['events']): string {
  if (!answer.startsWith('network ')) {
    const { network: _, ...words } = answers
    return (words as Readonly<Record<string, string>>)[answer] ?? answer
  }
  const cause = answer.slice('network '.length)
  if (cause === 'timeout') return answers.timeout
  return cause === 'ENOTFOUND' ? answers.unknown_name : answers.network(cause)
}

/** The names of what is wanted, or that it is everything. */
export function wantedText(types: readonly EventType[], texts: Texts['events']): string {
  if (types.length === EVENT_TYPES.length) return texts.every
  return types.map((type) => texts.types[type].name).join(', ')
}
