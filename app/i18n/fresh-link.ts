import { de } from './fresh-link.de'
import { en } from './fresh-link.en'

export const freshLinkTexts = { de, en }
