import { de } from './password-reset.de'
import { en } from './password-reset.en'

export const passwordResetTexts = { de, en }
