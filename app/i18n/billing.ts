import { de } from './billing.de'
import { en } from './billing.en'

export const billingTexts = { de, en }
