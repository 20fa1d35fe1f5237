import { de } from './links.de'
import { en } from './links.en'

export const linksTexts = { de, en }
