import { de } from './invoices.de'
import { en } from './invoices.en'

export const invoicesTexts = { de, en }
