import { charactersIn } from '~/domain/values/characters'
import { tooLong } from '~/i18n/fault-words'
import type { Fault } from './faults'

export function lengthFault(text: string, longest: number): Fault | undefined {
  const length = charactersIn(text)
  return length > longest ? tooLong(longest, length) : undefined
}
