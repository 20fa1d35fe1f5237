import { de } from './handover.de'
import { en } from './handover.en'

export const handoverTexts = { de, en }
