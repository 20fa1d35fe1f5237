import type { Difference } from '~/domain/payslips/difference'
import { differenceWords } from '~/i18n/difference-words'
import { useLanguage, useTexts } from '~/kit/language'

export function DifferenceLine({ difference }: { difference: Difference }) {
  return differenceWords(difference, useTexts().payslips, useLanguage())
}
