import type { Shown } from '~/domain/payroll-month/change-parts'
import { formatDate, formatDecimal, formatMoney, formatMonth, formatPercent } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import { useLanguage, useTexts } from '~/kit/language'
import type { Language } from '~db/schema'

/** Says a value in the reader's words. */
export function useShown(): (shown: Shown) => string {
  const texts = useTexts()
  const language = useLanguage()
  return (shown) => saidOf(shown, texts, language)
}

export function saidOf(shown: Shown, texts: Texts, language: Language): string {
  switch (shown.kind) {
    case 'money':
      return formatMoney(shown.cents, language)
    case 'percent':
      return formatPercent(shown.value, language)
    case 'decimal':
      return formatDecimal(shown.value, language)
    case 'date':
      return formatDate(shown.date, language)
    case 'month':
      return formatMonth(shown.month, language)
    case 'text':
      return shown.text
    case 'word':
      return wordOf(shown.word, texts)
  }
}

function wordOf(word: string, { payrollChecks, payrollRun }: Texts): string {
  const words: Readonly<Record<string, string>> = {
    ...payrollRun.facts.churches,
    ...payrollRun.slip.absenceKinds,
    ...payrollChecks.words,
  }
  return words[word] ?? word
}
