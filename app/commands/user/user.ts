import { existsSync } from 'node:fs'
import { config } from '~/config.server'
import { createKeyring } from '~/domain/links/token'
import { readAccountLink } from '~/domain/users/account-links.server'
import { provideResetLink } from '~/domain/users/password-reset.server'
import { resetSecondFactor } from '~/domain/users/second-factor.server'
import { paths } from '~/paths'
import { databasePath, type Executor, openWriter } from '~db/open'

const USAGE = `Usage: npm run user -- reset-password <e-mail address>
       npm run user -- reset-second-factor <e-mail address>`

const commands: Record<string, (db: Executor, email: string, at: string) => Promise<string>> = {
  'reset-password': resetPassword,
  'reset-second-factor': endSecondFactor,
}

/** `npm run user -- <command> <email>`: what only whoever runs the machine may do for somebody. */
export async function user([name = '', email]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || !email) throw new Error(USAGE)
  const file = databasePath(config().dataDir)
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const db = openWriter(file)
  try {
    return await command(db, email, new Date().toISOString())
  } finally {
    await db.destroy()
  }
}

/** Prints a link that works once. */
async function resetPassword(db: Executor, email: string, at: string): Promise<string> {
  const keyring = createKeyring(config().linkKeys)
  const link = await provideResetLink(db, keyring, email, at, 'system')
  const found = link && (await readAccountLink(db, keyring, { tenantId: link.tenant_id, at }, link.id))
  if (!found) throw new Error(`Nobody can sign in with ${email}.`)
  return `${config().baseUrl}${paths.newPassword(found.token)}\nValid until ${found.expiresAt}`
}

/** For somebody who has lost phone and recovery codes. */
async function endSecondFactor(db: Executor, email: string, at: string): Promise<string> {
  if (!(await resetSecondFactor(db, email, at))) throw new Error(`${email} has no second factor to reset.`)
  return `${email} now signs in with the password alone, and is signed out everywhere.`
}
