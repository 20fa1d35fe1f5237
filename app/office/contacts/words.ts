import { useTexts } from '~/kit/language'

export function useContactLabel(): (field: string) => string {
  const fields: Readonly<Record<string, string>> = useTexts().contacts.fields
  return (field) => fields[field] ?? field
}

export function useContactValue(): (field: string, value: string | number | null | undefined) => string {
  const { contacts, customers } = useTexts()
  const languages: Readonly<Record<string, string>> = customers.languages
  return (field, value) => {
    if (field === 'is_for_invoices') return value === 1 || value === '1' ? contacts.yes : contacts.no
    const text = String(value ?? '')
    if (field === 'language') return languages[text] ?? text
    return text
  }
}
