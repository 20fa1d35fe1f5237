import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { yieldToLoop } from '~/domain/kernel/yield-to-loop'
import type { Effort } from './guessable'
import { plain } from './plain-text'

/** Obvious choices in an office, missing from the public lists. */
const COMMON_HERE =
  'zahltag willkommen kennwort buchhaltung lohnabrechnung lohnbuchhaltung rechnung sekretariat steuerberater buero mandant'
const FIRST_TRIED: Effort = 1

/** Each list has the most frequent first. */
const LISTS = [
  '@zxcvbn-ts/language-common/src/passwords.json',
  '@zxcvbn-ts/language-de/src/commonWords.json',
  '@zxcvbn-ts/language-de/src/wikipedia.json',
  '@zxcvbn-ts/language-de/src/firstnames.json',
  '@zxcvbn-ts/language-de/src/lastnames.json',
]

let known: Promise<ReadonlyMap<string, Effort>> | undefined

/**
 * Leaked passwords, German words and names, with the effort of guessing each. Loaded when a password is first chosen:
 * 120,000 words that an idle server does not need.
 */
export function knownWords(): Promise<ReadonlyMap<string, Effort>> {
  known ??= load()
  return known
}

async function load(): Promise<ReadonlyMap<string, Effort>> {
  const words = new Map<string, Effort>()
  for (const word of COMMON_HERE.split(' ')) words.set(word, FIRST_TRIED)
  const read = createRequire(import.meta.url)
  for (const name of LISTS) {
    await yieldToLoop()
    const list: string[] = JSON.parse(await readFile(read.resolve(name), 'utf8'))
    for (const [index, entry] of list.entries()) {
      if (index % 2000 === 0) await yieldToLoop()
      const word = plain(entry)
      const effort = Math.log10(index + 1)
      if (effort < (words.get(word) ?? Number.POSITIVE_INFINITY)) words.set(word, effort)
    }
  }
  return words
}
