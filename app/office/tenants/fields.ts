import type { TenantSettings } from '~/domain/tenants/settings.server'
import { formatIban, formatToCopy } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import { useLanguage, useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import type { Language } from '~db/schema'

type TenantField = keyof Texts['tenants']['fields']

export function useTenantField(tenant?: TenantSettings) {
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
