import { byName } from '~/domain/values/by-name'
import type { Language, TaskKind } from '~db/schema'
import { tasks } from './tasks.en'

export function kindsByWord(language: Language): TaskKind[] {
  const words = Object.entries(tasks[language].kinds) as [TaskKind, string][]
  return words.sort(byName(([, word]) => word)).map(([kind]) => kind)
}
