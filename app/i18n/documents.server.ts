import { de } from './documents.de.server'
import { en } from './documents.en.server'

export const documentsTexts = { de, en }
