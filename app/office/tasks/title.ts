import type { Texts } from '~/i18n/texts'
import type { TaskPage } from './page.server'

/** Names the kind of task and whom it is about. */
export function taskTitle(texts: Texts, data: unknown): string {
  const { task } = (data ?? {}) as Partial<TaskPage>
  if (!task) return texts.tasks.title
  return [texts.tasks.kinds[task.kind], task.about].filter(Boolean).join(' – ')
}
