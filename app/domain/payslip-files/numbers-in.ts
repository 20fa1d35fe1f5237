import { GAPS, JOINT, type Letters, lettersOf } from './letters'
import { bareNumber } from './marks'

/** A person by the numbers that belong to no one else. */
export interface Numbered {
  id: string
  socialInsuranceNumber: string | null
  taxId: string | null
  iban: string | null
}

/** Tax ids, insurance numbers and accounts of a roster by length; letters and digits only. */
export type Numbers = ReadonlyMap<number, ReadonlyMap<string, readonly string[]>>

/** A German account without leading zeros; a shorter one could be any number. */
const SHORTEST_ACCOUNT = 8
const GERMAN_IBAN = /^de\d{2}\d{8}(\d{10})$/
const LABELLED =
  /(?<!\p{L}[-.]?)(?:pers(?:onal)?\.?[- ]?(?:nr|nummer|no)\.?|mitarbeiter[- ]?(?:nr|nummer)\.?|p-?nr\.?)([\s:\u2063]*)([a-z]{0,4}[-/]?\d[\da-z/-]{0,14})/giu
/** In a different piece from its label, a shorter number could be a tax class. */
const SHORTEST_APART = 4

interface NumberedRoster {
  byNumber: ReadonlyMap<string, readonly string[]>
  numbers: Numbers
}

export function numbersOf(people: readonly Numbered[]): Numbers {
  const numbers = new Map<number, Map<string, string[]>>()
  for (const { id, taxId, socialInsuranceNumber, iban } of people) {
    const account = GERMAN_IBAN.exec(lettersOf(iban ?? '').text)?.[1]?.replace(/^0+/, '') ?? ''
    const accounts = account.length < SHORTEST_ACCOUNT ? [] : [account]
    for (const candidate of [taxId, socialInsuranceNumber, iban, ...accounts]) {
      const { text } = lettersOf(candidate ?? '')
      if (text === '') continue
      const ofLength = numbers.get(text.length) ?? new Map<string, string[]>()
      numbers.set(text.length, ofLength.set(text, [...(ofLength.get(text) ?? []), id]))
    }
  }
  return numbers
}

/**
 * People whose numbers a text has, except `ownerId` and those who share one: personnel numbers after a label, others
 * anywhere.
 */
export function numbersIn(text: string, roster: NumberedRoster, ownerId: string): string[] {
  const letters = lettersOf(text)
  const ids = new Set<string>()
  const add = (owners: readonly string[] | undefined) => {
    if (owners && !owners.includes(ownerId)) for (const id of owners) ids.add(id)
  }
  for (const [length, numbers] of roster.numbers)
    for (let start = 0; start + length <= letters.text.length; start += 1) {
      const owners = numbers.get(letters.text.slice(start, start + length))
      if (owners && (length > 10 || standsAlone(letters, start, length))) add(owners)
    }
  for (const [, between = '', number = ''] of text.matchAll(LABELLED))
    if (number.length >= SHORTEST_APART || !between.includes(JOINT))
      add(roster.byNumber.get(bareNumber(number)))
  return [...ids]
}

function standsAlone({ gaps }: Letters, start: number, length: number): boolean {
  return gaps[start] !== GAPS.none && gaps[start + length] !== GAPS.none
}
