import { de } from './errors.de'
import { en } from './errors.en'

export const errorsTexts = { de, en }
