import { unaccented } from '../values/by-name'
import { LIKE_A_PHONE, phoneKey } from '../values/phone-key'

/** Fewer digits alone match too many phone numbers; next to a name fewer will do. */
const FEWEST_ALONE = 5
const FEWEST_BESIDE = 3

/** One part of a search: all words, or the phone number that they form together. */
export interface Sought {
  words: string[]
  phone: string | undefined
}

/** Words of a search in the form of a `search_key`; all must match. */
export function searchWords(search: string): string[] {
  const words = sought(search).split(/\s+/).filter(Boolean)
  const meaning = words.filter(meansSomething)
  return meaning.length > 0 ? meaning : words
}

/** A search for people or firms: what stands between names may be a phone number, typed as several words. */
export function soughtPeople(search: string): Sought[] {
  const words = search.split(/\s+/).filter(Boolean)
  const runs: { words: string[]; isPhone: boolean }[] = []
  for (const word of words) {
    const isPhone = LIKE_A_PHONE.test(word)
    const last = runs.at(-1)
    if (isPhone && last?.isPhone) last.words.push(word)
    else runs.push({ words: [word], isPhone })
  }
  const fewest = runs.length > 1 ? FEWEST_BESIDE : FEWEST_ALONE
  const found = runs.map(({ words, isPhone }) => {
    const key = (isPhone && phoneKey(words.join(''))) || ''
    return { words: searchWords(words.join(' ')), phone: key.length < fewest ? undefined : key }
  })
  const meaning = found.filter(({ words }) => words.some(meansSomething))
  return meaning.length > 0 ? meaning : found.filter(({ words }) => words.length > 0)
}

/** A dash between two names is not a search word. */
function meansSomething(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word)
}

/** Normalised for searching: Müller and Mueller, Plön and Ploen are the same. */
export function sought(text: string | null): string {
  return unaccented(text ?? '').replace(/([aou])e/g, '$1')
}
