import { de } from './portal.de'
import { en } from './portal.en'

export const portalTexts = { de, en }
