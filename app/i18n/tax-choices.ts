import { TAX_CHOICES } from '~/domain/invoices/drafts/tax-choices'
import { isTaxReasonKey, type UntaxedCategory } from '~/domain/invoices/issuing/tax-reasons'
import type { Language } from '~db/schema'
import { formatPercent } from './format'
import { taxReasonLabel } from './tax-reasons'
import { taxReasonTexts } from './tax-reasons.en'

interface ChoiceGroup {
  /** Undefined for the group of plain rates. */
  label: string | undefined
  options: { value: string; label: string }[]
}

export function taxChoices(language: Language): ChoiceGroup[] {
  const groups: ChoiceGroup[] = []
  for (const value of TAX_CHOICES) {
    const label = taxReasonTexts[language].groups[value.split(' ')[0] as UntaxedCategory]
    const option = { value, label: taxChoiceLabel(value, language) }
    const group = groups.find((one) => one.label === label)
    if (group) group.options.push(option)
    else groups.push({ label, options: [option] })
  }
  return groups
}

/** `19 %`, `0 %: Bauleistung (§ 13b Abs. 2 Nr. 4 UStG)`. */
function taxChoiceLabel(choice: string, language: Language): string {
  const [, rate = '', key = ''] = choice.split(' ')
  const percent = formatPercent(rate, language)
  return isTaxReasonKey(key) ? `${percent}: ${taxReasonLabel(key, language)}` : percent
}
