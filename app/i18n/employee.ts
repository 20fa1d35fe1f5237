import { de } from './employee.de'
import { en } from './employee.en'

export const employeeTexts = { de, en }
