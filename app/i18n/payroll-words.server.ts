import type { Words } from '~/domain/payroll-run/calculate.server'
import { payrollTexts } from './payroll.en.server'
import { payrollRun } from './payroll-run.en'

/** What lines of payslips are called, in the language of their recipient. */
export const PAYROLL_WORDS: Words = {
  labels: payrollTexts,
  extraNames: { de: payrollRun.de.extraKinds, en: payrollRun.en.extraKinds },
}
