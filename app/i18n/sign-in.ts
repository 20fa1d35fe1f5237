import { de } from './sign-in.de'
import { en } from './sign-in.en'

export const signInTexts = { de, en }
