import { signIn, signOut } from './de/account'
import { common } from './de/common'
import { documents } from './de/documents'
import { employee } from './de/employee'
import { errors } from './de/errors'
import { forms } from './de/forms'
import { invoice } from './de/invoice'
import { mail } from './de/mail'
import { office } from './de/office'
import { paging } from './de/paging'
import { portal } from './de/portal'
import { start } from './de/start'

export const de = {
  common,
  documents,
  errors,
  forms,
  invoice,
  employee,
  mail,
  office,
  paging,
  portal,
  signIn,
  signOut,
  start,
}
