import { de } from './employees.de'
import { en } from './employees.en'

export const employeesTexts = { de, en }
