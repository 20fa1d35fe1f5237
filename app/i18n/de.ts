import { signIn, signOut } from './de/account'
import { common } from './de/common'
import { documents } from './de/documents'
import { errors } from './de/errors'
import { forms } from './de/forms'
import { invoice } from './de/invoice'
import { start } from './de/start'

export const de = { common, documents, errors, forms, invoice, signIn, signOut, start }
