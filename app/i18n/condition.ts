import { de } from './condition.de'
import { en } from './condition.en'

export const conditionTexts = { de, en }
