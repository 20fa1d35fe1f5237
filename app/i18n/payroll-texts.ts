import type { Language } from '~db/schema'
import { payroll as german, type PayrollTexts } from './de/payroll'
import { payroll as english } from './en/payroll'

/** The words of the payroll calculation in a language; apart from `textsOf`, as no page of the browser needs them. */
export function payrollTextsOf(language: Language): PayrollTexts {
  return language === 'de' ? german : english
}
