import type { Words } from '~/domain/payroll-run/calculate.server'
import { payrollTexts } from './payroll.server'
import { payrollRunTexts } from './payroll-run'

/** What lines of payslips are called, in the language of their recipient. */
export const PAYROLL_WORDS: Words = {
  labels: payrollTexts,
  extraNames: { de: payrollRunTexts.de.extraKinds, en: payrollRunTexts.en.extraKinds },
}
