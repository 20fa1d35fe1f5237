import { de } from './einvoices.de'
import { en } from './einvoices.en'

export const einvoicesTexts = { de, en }
