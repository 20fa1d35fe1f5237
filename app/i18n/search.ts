import { de } from './search.de'
import { en } from './search.en'

export const searchTexts = { de, en }
