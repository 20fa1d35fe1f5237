import { formatCountry, formatDate, formatDecimal } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'

const DATES = ['entry_on', 'exit_on', 'birth_date']
const ISO_DATE = /^\d{4}-\d\d-\d\d$/

export function useEmployeeValue(): (field: string, value: string | number | null | undefined) => string {
  const { common, employees } = useTexts()
  const languages: Readonly<Record<string, string>> = employees.languages
  const employmentTypes: Readonly<Record<string, string>> = common.employmentTypes
  const language = useLanguage()
  return (field, value) => {
    const text = String(value ?? '')
    if (text === '') return ''
    if (field === 'country') return formatCountry(text, language)
    if (field === 'language') return languages[text] ?? text
    if (field === 'employment_type') return employmentTypes[text] ?? text
    if (DATES.includes(field) && ISO_DATE.test(text)) return formatDate(text, language)
    if (field === 'weekly_hours' && /^\d+(\.\d+)?$/.test(text)) return formatDecimal(text, language)
    return text
  }
}

export function useEmployeeLabel(): (field: string) => string {
  const fields: Readonly<Record<string, string>> = useTexts().employees.fields
  return (field) => fields[field] ?? field
}
