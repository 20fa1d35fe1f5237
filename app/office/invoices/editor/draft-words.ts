import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import type { FieldConflict } from '~/domain/records/conflict'
import { formatDate, formatPercent, formatPrice } from '~/i18n/format'
import { formatQuantity } from '~/i18n/quantity'
import { shareAsEntered } from '~/kit/forms/adjustments'
import { linesIn, readLines } from '~/kit/forms/priced-lines'
import { useLanguage, useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'

type Value = FieldConflict['now'] | undefined

type LineWords = Pick<
  DraftLine,
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'taxRate'
  | 'adjustments'
  | 'labour'
  | 'articleNumber'
  | 'details'
>

export function useDraftLabel(): (field: string) => string {
  const { invoices, customers } = useTexts()
  const labels: Record<string, string> = { ...customers.fields, ...invoices.editor.fields }
  return (field) => labels[field] ?? field
}

export function useDraftValue(): (field: string, value: Value) => string {
  const language = useLanguage()
  const { invoices, audit } = useTexts()
  const lineText = useLineText()
  const shown: Record<string, (value: string) => string> = {
    lines_json: (value) => (value.startsWith('[[') ? linesOf(value).map(lineText).join('; ') : value),
    adjustments_json: () => audit.changed,
    deductions: () => audit.changed,
    is_advance: (value) => (value === '1' || value === 'ja' ? audit.yes : audit.no),
    is_property: (value) => (value === '1' || value === 'ja' ? audit.yes : audit.no),
    payment: (value) => (value === 'transfer' ? invoices.editor.transfer : invoices.paidBy.direct_debit),
  }
  return (field, value) => {
    const text = String(value ?? '')
    if (text === '') return ''
    if (shown[field]) return shown[field](text)
    return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text, language) : text
  }
}

/** A refused form's values, under the names used to compare versions. */
export function useEnteredDraft(): Partial<Record<string, string>> {
  const { values } = useRefusal()
  const lineText = useLineText()
  if (linesIn(values) === undefined) return values
  const lines_json = readLines(values).lines.map(lineText).join('; ')
  return { ...values, lines_json, adjustments_json: values.allowance || values.charge || '' }
}

function useLineText(): (line: LineWords) => string {
  const language = useLanguage()
  const { lines: texts } = useTexts().contracts
  return ({
    description,
    quantity,
    unit,
    unitPrice,
    taxRate,
    adjustments,
    labour,
    articleNumber,
    details,
  }) => {
    const price = `${formatQuantity(quantity, unit, language)} × ${formatPrice(unitPrice, language)}`
    const discount = shareAsEntered(adjustments?.[0])
    const share = labour && `${texts.labour}: ${shareAsEntered(labour)}`
    const more = [articleNumber, details, discount && `−${discount}`, share].filter(Boolean)
    return [description, price, formatPercent(taxRate, language), ...more].join(', ')
  }
}

/** In the format of app/domain/invoices/drafts/draft-values.ts. */
function linesOf(json: string): LineWords[] {
  return (JSON.parse(json) as [string, unknown][][]).map((line) => Object.fromEntries(line) as LineWords)
}
