import { de } from './forms.de'
import { en } from './forms.en'

export const formsTexts = { de, en }
