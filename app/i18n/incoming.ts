import { de } from './incoming.de'
import { en } from './incoming.en'

export const incomingTexts = { de, en }
