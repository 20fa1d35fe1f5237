import Big from 'big.js'
import type { Language } from '~db/schema'
import { common } from './common.en'
import { formatDecimal } from './format'

/** `1 Tag`, `2,5 Tage`; an unknown unit stays as it is. */
export function formatQuantity(quantity: string, unit: string, language: Language): string {
  const [one, more = one] = common[language].units[unit] ?? [unit]
  const isOne = new Big(quantity).abs().eq(1)
  return `${formatDecimal(quantity, language)}\u00a0${isOne ? one : more}`
}
