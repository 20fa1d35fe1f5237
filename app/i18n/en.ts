import { account, invitation, passwordReset, setup, signIn, signOut } from './en/account'
import { common } from './en/common'
import { documents } from './en/documents'
import { employee } from './en/employee'
import { errors } from './en/errors'
import { forms } from './en/forms'
import { invoice } from './en/invoice'
import { mail } from './en/mail'
import { office } from './en/office'
import { outbox } from './en/outbox'
import { paging } from './en/paging'
import { portal } from './en/portal'
import { secondFactor } from './en/second-factor'
import { start } from './en/start'
import { tenants } from './en/tenants'
import { users } from './en/users'
import type { Texts } from './texts'

export const en: Texts = {
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
