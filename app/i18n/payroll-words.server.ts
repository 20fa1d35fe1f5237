import type { Words } from '~/domain/payroll-run/calculate.server'
import { payrollTexts } from './payroll.en.server'
import { payrollRun } from './payroll-run.en'

export const PAYROLL_WORDS: Words = {
  labels: payrollTexts,
  extraNames: { de: payrollRun.de.extraKinds, en: payrollRun.en.extraKinds },
}
