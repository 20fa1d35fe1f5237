import { unaccented } from '../values/by-name'
import { LIKE_A_PHONE, phoneKey } from '../values/phone-key'

/** Digits alone are a telephone number from so many on, for fewer are in too many; beside a name fewer will do. */
const FEWEST_ALONE = 5
const FEWEST_BESIDE = 3

/** What a search asks for at one place: all words, or the telephone number that they may be together. */
export interface Sought {
  words: string[]
  phone: string | undefined
}

/** The words of a search as a `search_key` has them; all of them must be found. */
export function searchWords(search: string): string[] {
  const words = sought(search).split(/\s+/).filter(Boolean)
  const meaning = words.filter(meansSomething)
  return meaning.length > 0 ? meaning : words
}

/** A search for a person or firm: what stands between names may be a telephone number, in as many words as people write it. */
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

/** A dash between two names is none of them. */
function meansSomething(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word)
}

/** As texts are searched: Müller and Mueller, Plön and Ploen are the same. */
export function sought(text: string | null): string {
  return unaccented(text ?? '').replace(/([aou])e/g, '$1')
}
