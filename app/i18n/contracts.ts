import { de } from './contracts.de'
import { en } from './contracts.en'

export const contractsTexts = { de, en }
