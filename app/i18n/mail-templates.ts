import { de } from './mail-templates.de'
import { en } from './mail-templates.en'

export const mailTemplatesTexts = { de, en }
