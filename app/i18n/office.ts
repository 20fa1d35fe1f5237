import { de } from './office.de'
import { en } from './office.en'

export const officeTexts = { de, en }
