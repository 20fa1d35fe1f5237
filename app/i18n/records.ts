import { de } from './records.de'
import { en } from './records.en'

export const recordsTexts = { de, en }
