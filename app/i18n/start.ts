import { de } from './start.de'
import { en } from './start.en'

export const startTexts = { de, en }
