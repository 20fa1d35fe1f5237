import { de } from './invoice-terms.de'
import { en } from './invoice-terms.en'

/** What an invoice calls its parts, on the page and in the PDF. */
export const invoiceTerms = { de, en }
