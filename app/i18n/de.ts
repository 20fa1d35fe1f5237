import { account, invitation, passwordReset, setup, signIn, signOut } from './de/account'
import { common } from './de/common'
import { documents } from './de/documents'
import { employee } from './de/employee'
import { errors } from './de/errors'
import { forms } from './de/forms'
import { invoice } from './de/invoice'
import { mail } from './de/mail'
import { office } from './de/office'
import { outbox } from './de/outbox'
import { paging } from './de/paging'
import { portal } from './de/portal'
import { secondFactor } from './de/second-factor'
import { start } from './de/start'
import { tenants } from './de/tenants'
import { users } from './de/users'

export const de = {
  account,
  common,
  documents,
  errors,
  forms,
  invitation,
  invoice,
  employee,
  mail,
  office,
  outbox,
  paging,
  passwordReset,
  portal,
  secondFactor,
  setup,
  signIn,
  signOut,
  start,
  tenants,
  users,
}
