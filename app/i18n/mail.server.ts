import { de } from './mail.de.server'
import { en } from './mail.en.server'

export const mailTexts = { de, en }
