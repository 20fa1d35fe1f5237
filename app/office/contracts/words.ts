import { parsePrices } from '~/domain/contracts/prices'
import { formatDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { useEnteredLines, useLineText } from './line-words'

const DATES = ['starts_on', 'ends_on', 'next_invoice_on', 'paused_from_on', 'paused_until_on', 'from']

/** Fields whose values have labels. */
const LABELLED_FIELDS: Record<string, 'billing' | 'intervals' | 'isInAdvance' | 'isProrated'> = {
  interval_months: 'intervals',
  billing: 'billing',
  is_in_advance: 'isInAdvance',
  is_prorated: 'isProrated',
}

type Value = string | number | null | undefined

export function useIntervalText(): (terms: {
  intervalMonths: number | null
  intervalWeeks: number | null
}) => string {
  const { intervals, everyWeeks } = useTexts().contracts
  return ({ intervalMonths, intervalWeeks }) =>
    intervalMonths === null ? everyWeeks(intervalWeeks ?? 1) : (intervals[String(intervalMonths)] ?? '')
}

export function useContractLabel(): (field: string) => string {
  const { fields } = useTexts().contracts
  return (field) => fields[field as keyof typeof fields] ?? field
}

export function useContractValue(): (field: string, value: Value) => string {
  const texts = useTexts().contracts
  const language = useLanguage()
  const lineText = useLineText()
  const enteredLines = useEnteredLines()
  return (field, value) => {
    const text = String(value ?? '')
    if (field === 'prices_json') return text === '' ? enteredLines() : pricesText(text)
    if (field === 'is_property') return text === '' || text === '0' ? texts.no : texts.yes
    const list = LABELLED_FIELDS[field]
    if (list) return (texts[list] as Record<string, string>)[text] ?? text
    return DATES.includes(field) && /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text, language) : text
  }

  function pricesText(json: string): string {
    return parsePrices(json)
      .map(
        ({ from, lines }) =>
          `${texts.lines.since(formatDate(from, language))}: ${lines.map(lineText).join('; ')}`,
      )
      .join(' – ')
  }
}
