import { charactersIn } from '~/domain/values/characters'
import { tooLong } from '~/i18n/fault-words'
import type { Fault } from './faults'

/** What is wrong with a text of more characters than `longest`. */
export function lengthFault(text: string, longest: number): Fault | undefined {
  const length = charactersIn(text)
  return length > longest ? tooLong(longest, length) : undefined
}
