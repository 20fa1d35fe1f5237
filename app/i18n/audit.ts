import { de } from './audit.de'
import { en } from './audit.en'

export const auditTexts = { de, en }
