import { de } from './hours.de'
import { en } from './hours.en'

export const hoursTexts = { de, en }
