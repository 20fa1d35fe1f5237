import { de } from './account.de'
import { en } from './account.en'

export const accountTexts = { de, en }
