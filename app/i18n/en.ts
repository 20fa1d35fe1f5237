import { signIn, signOut } from './en/account'
import { common } from './en/common'
import { documents } from './en/documents'
import { errors } from './en/errors'
import { forms } from './en/forms'
import { start } from './en/start'
import type { Texts } from './texts'

export const en: Texts = { common, documents, errors, forms, signIn, signOut, start }
