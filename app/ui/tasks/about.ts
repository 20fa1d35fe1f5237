import type { Task } from '~/domain/tasks/task'
import { formatMonth } from '~/i18n/format'
import { useLanguage, useTexts } from '../language'

/** Who or what a task is about. Never an event's own name, which means something to programs alone. */
export function useAboutTask(): (task: Pick<Task, 'kind' | 'about' | 'detail'>) => string {
  const texts = useTexts().tasks
  const language = useLanguage()
  return ({ kind, about, detail }) => {
    if (kind === 'delivery') return texts.events[detail ?? ''] ?? texts.otherEvent
    const isMonth = kind === 'question' || kind === 'hours'
    const more = isMonth && detail !== null ? formatMonth(detail, language) : detail
    return [about, more].filter(Boolean).join(', ')
  }
}
