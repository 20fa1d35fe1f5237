import type { Language } from '~db/schema'

export const LANGUAGES: readonly Language[] = ['de', 'en']

export function sentencesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.values(texts).flatMap(sentencesOf)
}
