import { de } from './imports.de'
import { en } from './imports.en'

export const importsTexts = { de, en }
