import { de } from './common.de'
import { en } from './common.en'

export const commonTexts = { de, en }
