import { formatCountry, formatIban, formatMoney, formatToCopy } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { useLanguage, useTexts } from '../language'
import { fieldOf, useRefusal } from '../refusal'
import type { TenantProps } from './section-page'

type TenantField = keyof Texts['tenants']['fields']

/** A field about a firm by the name of its column, with what was entered, or else what is stored. */
export function useTenantField(tenant?: TenantProps['tenant']) {
  const { fields } = useTexts().tenants
  const refusal = useRefusal()
  const language = useLanguage()
  return (name: TenantField) => {
    const stored = tenant?.[name] ?? null
    return {
      ...fieldOf(refusal, name, stored === null ? null : asEntered(name, stored, language)),
      label: fields[name],
    }
  }
}

function asEntered(name: TenantField, stored: string | number, language: Language): string {
  if (name === 'write_off_limit_cents') return formatToCopy(Number(stored), language)
  return name === 'iban' ? formatIban(String(stored)) : String(stored)
}

export function useTenantLabel(): (field: string) => string {
  const { fields } = useTexts().tenants
  return (field) => fields[field as TenantField]
}

/** A value in the reader's words. */
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

/** What is one of a few, by its name; anything else as it is. */
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
  }
  return (field, text) => words[field]?.[text] ?? text
}
