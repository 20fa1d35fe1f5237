import { de } from './contacts.de'
import { en } from './contacts.en'

export const contactsTexts = { de, en }
