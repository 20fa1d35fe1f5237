import { de } from './invitation.de'
import { en } from './invitation.en'

export const invitationTexts = { de, en }
