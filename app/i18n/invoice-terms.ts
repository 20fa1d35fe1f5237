import { de } from './invoice-terms.de'
import { en } from './invoice-terms.en'

export const invoiceTerms = { de, en }
