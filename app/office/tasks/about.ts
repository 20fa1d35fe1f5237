import type { Task } from '~/domain/tasks/task'
import { aboutTask } from '~/i18n/about-task'
import { useLanguage, useTexts } from '~/kit/language'

export function useAboutTask(): (task: Pick<Task, 'kind' | 'about' | 'detail'>) => string {
  const texts = useTexts().tasks
  const language = useLanguage()
  return (task) => aboutTask(task, texts, language)
}
