import { formatCountry, formatDate, formatPercent } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import { useLanguage, useTexts } from './language'

export type CustomerField = keyof Texts['customers']['fields']

export function useCustomerValue(): (field: string, value: string | number | null | undefined) => string {
  const { attachments, formats, kinds, languages, paymentMethods } = useTexts().customers
  const words: Record<string, Record<string, string>> = {
    kind: kinds,
    language: languages,
    invoice_format: formats,
    invoice_attachment: attachments,
    payment_method: paymentMethods,
  }
  const language = useLanguage()
  return (field, value) => {
    const text = String(value ?? '')
    if (field === 'country' || field === 'delivery_country') return text && formatCountry(text, language)
    if (field === 'electronic_consent_on' && /^\d{4}-/.test(text)) return formatDate(text, language)
    if (field === 'discount_percent' && /^\d+(\.\d+)?$/.test(text)) return formatPercent(text, language)
    return words[field]?.[text] ?? text
  }
}

export function useCustomerLabel(): (field: string) => string {
  const { fields } = useTexts().customers
  return (field) => fields[field as CustomerField] ?? field
}
