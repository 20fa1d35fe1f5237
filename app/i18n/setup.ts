import { de } from './setup.de'
import { en } from './setup.en'

export const setupTexts = { de, en }
