import { de } from './home.de'
import { en } from './home.en'

export const homeTexts = { de, en }
