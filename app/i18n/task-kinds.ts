import { byName } from '~/domain/values/by-name'
import type { Language, TaskKind } from '~db/schema'
import { tasksTexts } from './tasks'

/** All kinds of tasks, in the order of the words that a reader sees for them. */
export function kindsByWord(language: Language): TaskKind[] {
  const words = Object.entries(tasksTexts[language].kinds) as [TaskKind, string][]
  return words.sort(byName(([, word]) => word)).map(([kind]) => kind)
}
