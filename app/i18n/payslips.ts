import { de } from './payslips.de'
import { en } from './payslips.en'

export const payslipsTexts = { de, en }
