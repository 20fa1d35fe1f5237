import { de } from './second-factor.de'
import { en } from './second-factor.en'

export const secondFactorTexts = { de, en }
