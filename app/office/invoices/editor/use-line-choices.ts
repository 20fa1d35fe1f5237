import { taxChoices } from '~/i18n/tax-choices'
import { USUAL_UNIT } from '~/kit/forms/new-line'
import { UNITS } from '~/kit/forms/priced-lines'
import { useLanguage, useTexts } from '~/kit/language'
import type { Entry } from './use-lines'

export interface Option {
  value: string
  label: string
}

interface OptionGroup {
  label: string | undefined
  options: Option[]
}

export interface Choices {
  all: OptionGroup[]
  few: Option[] | undefined
}

export interface LineChoices {
  unit: Choices
  tax: Choices
  isLong: boolean
  usualTax: string
}

/** With more lines, most of the page would be options. */
const MOST_WITH_ALL = 20

export function useLineChoices(entries: readonly Entry[], usualTax: string): LineChoices {
  const { units } = useTexts().common
  const taxes = taxChoices(useLanguage())
  const all: OptionGroup[] = [
    { label: undefined, options: UNITS.map((unit) => ({ value: unit, label: units[unit]?.[0] ?? unit })) },
  ]
  const isLong = entries.length > MOST_WITH_ALL
  const few = (groups: OptionGroup[], part: 'unit' | 'tax', usual: string[]): Option[] | undefined => {
    if (!isLong) return undefined
    const used = new Set([...usual, ...entries.flatMap(({ values }) => values[part] ?? [])])
    return groups.flatMap(({ options }) => options.filter(({ value }) => used.has(value)))
  }
  return {
    isLong,
    usualTax,
    unit: { all, few: few(all, 'unit', [USUAL_UNIT, 'C62', 'LS']) },
    tax: { all: taxes, few: few(taxes, 'tax', [usualTax, 'S 7']) },
  }
}
