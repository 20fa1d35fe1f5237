import { formatCountry, formatIban, formatMoney } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'

export function useTenantValue(): (field: string, value: string | number | null | undefined) => string {
  const { portalCode, secondFactor } = useTexts().tenants
  const sayWord = useWord()
  const language = useLanguage()
  return (field, value) => {
    const text = String(value ?? '')
    if (field === 'is_portal_code_demanded') return value ? portalCode.on : portalCode.off
    if (field.startsWith('is_factor_demanded')) return value ? secondFactor.demanded : secondFactor.free
    if (text === '') return ''
    if (field === 'write_off_limit_cents') return formatMoney(Number(text), language)
    if (field === 'country') return formatCountry(text, language)
    if (field === 'iban') return formatIban(text)
    return sayWord(field, text)
  }
}

/** Label of an enumerated value; other texts as they are. */
function useWord(): (field: string, text: string) => string {
  const { address, company, invoicing } = useTexts().tenants
  const flags: Record<string, string> = { '0': invoicing.no, '1': invoicing.yes, ja: invoicing.yes }
  const words: Record<string, Record<string, string>> = {
    language: address.languages,
    legal_form: company.forms,
    taxation: invoicing.taxations,
    electronic_address_scheme: invoicing.schemes,
    is_small_business: flags,
    is_property_default: flags,
    is_yearly: flags,
    is_own: flags,
    is_hours_shown: flags,
    is_notice_shown: flags,
    is_sensitive_shown: flags,
  }
  return (field, text) => words[field]?.[text] ?? text
}
