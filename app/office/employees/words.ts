import { formatCountry, formatDate, formatDecimal } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import { useLanguage, useTexts } from '~/kit/language'

type EmployeeField = keyof Texts['employees']['fields']

const DATES = ['entry_on', 'exit_on', 'birth_date']
const ISO_DATE = /^\d{4}-\d\d-\d\d$/

export function useEmployeeValue(): (field: string, value: string | number | null | undefined) => string {
  const { common, employees } = useTexts()
  const language = useLanguage()
  return (field, value) => {
    const text = String(value ?? '')
    if (text === '') return ''
    if (field === 'country') return formatCountry(text, language)
    if (field === 'language') return employees.languages[text as 'de'] ?? text
    if (field === 'employment_type') return common.employmentTypes[text as 'minijob'] ?? text
    if (DATES.includes(field) && ISO_DATE.test(text)) return formatDate(text, language)
    if (field === 'weekly_hours' && /^\d+(\.\d+)?$/.test(text)) return formatDecimal(text, language)
    return text
  }
}

export function useEmployeeLabel(): (field: string) => string {
  const { fields } = useTexts().employees
  return (field) => fields[field as EmployeeField] ?? field
}
