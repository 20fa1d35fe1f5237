import { signIn, signOut } from './en/account'
import { common } from './en/common'
import { documents } from './en/documents'
import { errors } from './en/errors'
import { forms } from './en/forms'
import { invoice } from './en/invoice'
import { start } from './en/start'
import type { Texts } from './texts'

export const en: Texts = { common, documents, errors, forms, invoice, signIn, signOut, start }
