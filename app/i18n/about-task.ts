import { OF_A_MONTH, type Task } from '~/domain/tasks/task'
import type { Language } from '~db/schema'
import { formatMonth } from './format'
import type { Texts } from './texts'

/** The customer, employee or record of a task, never the technical name of an event. */
export function aboutTask(
  { kind, about, detail }: Pick<Task, 'kind' | 'about' | 'detail'>,
  texts: Texts['tasks'],
  language: Language,
): string {
  if (kind === 'delivery') return texts.events[detail ?? ''] ?? texts.otherEvent
  const more = OF_A_MONTH.includes(kind) && detail !== null ? formatMonth(detail, language) : detail
  return [about, more].filter(Boolean).join(', ')
}
