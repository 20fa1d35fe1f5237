import { de } from './users.de'
import { en } from './users.en'

export const usersTexts = { de, en }
