import { de } from './payroll.de.server'
import { en } from './payroll.en.server'

export const payrollTexts = { de, en }

export type PayrollTexts = typeof de
