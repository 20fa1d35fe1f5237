import type { Texts } from '~/i18n/texts'
import { useTexts } from '~/kit/language'

type ContactField = keyof Texts['contacts']['fields']

export function useContactLabel(): (field: string) => string {
  const { fields } = useTexts().contacts
  return (field) => fields[field as ContactField] ?? field
}

export function useContactValue(): (field: string, value: string | number | null | undefined) => string {
  const { contacts, customers } = useTexts()
  return (field, value) => {
    if (field === 'is_for_invoices') return value === 1 || value === '1' ? contacts.yes : contacts.no
    const text = String(value ?? '')
    if (field === 'language') return customers.languages[text as 'de'] ?? text
    return text
  }
}
