import { de } from './invoice.de'
import { en } from './invoice.en'

export const invoiceTexts = { de, en }
