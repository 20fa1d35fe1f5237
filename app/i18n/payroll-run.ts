import { de } from './payroll-run.de'
import { en } from './payroll-run.en'

export const payrollRunTexts = { de, en }
