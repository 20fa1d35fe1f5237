import type { Tax } from '~/domain/einvoices/model'
import { formatReadNumber } from '~/i18n/format-read'
import { useLanguage, useTexts } from '~/kit/language'

/** `19 %`, or the category's name if its rate says nothing. */
export function useTaxWords() {
  const { categories } = useTexts().einvoices
  const language = useLanguage()
  return (tax: Tax | undefined) => {
    const { category = '', rate } = tax ?? {}
    const percent = rate === undefined ? '' : `${formatReadNumber(rate, language)} %`
    return category === 'S' ? percent : (categories[category] ?? [category, percent].join(' ').trim())
  }
}
