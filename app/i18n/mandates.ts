import { de } from './mandates.de'
import { en } from './mandates.en'

export const mandatesTexts = { de, en }
