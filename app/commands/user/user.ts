import { existsSync } from 'node:fs'
import { config } from '~/config.server'
import type { House } from '~/domain/house'
import { assertKeys } from '~/domain/keys/keys.server'
import { readAccountLink } from '~/domain/users/account-links.server'
import { provideResetLink } from '~/domain/users/password-reset.server'
import { resetSecondFactor } from '~/domain/users/second-factor-end.server'
import { openHouse } from '~/open-house.server'
import { paths } from '~/paths'
import { pendingSteps } from '~db/migrate'
import { databasePath } from '~db/open'

const USAGE = `Usage: npm run user -- reset-password <e-mail address>
       npm run user -- reset-second-factor <e-mail address>`

const commands: Record<string, (house: House, email: string, at: string) => Promise<string>> = {
  'reset-password': resetPassword,
  'reset-second-factor': endSecondFactor,
}

/** `npm run user -- <command> <email>`: what only the operator may do for a person. */
export async function user([name = '', email]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || !email) throw new Error(USAGE)
  const file = databasePath(config().dataDir)
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  if (pendingSteps(file).length > 0)
    throw new Error(`${file} was made by an older Zahltag. Start the service once: it upgrades the database.`)
  const house = openHouse(file)
  const at = new Date().toISOString()
  try {
    await assertKeys(house.reader, config(), at)
    return await command(house, email, at)
  } finally {
    await house.close()
  }
}

/** Prints a link that works once. */
async function resetPassword(house: House, email: string, at: string): Promise<string> {
  const link = await provideResetLink(house, { email, actor: 'system', at })
  const found =
    link && (await readAccountLink(house.reader, house.keyring, { tenantId: link.tenant_id, at }, link.id))
  if (!found) throw new Error(`Nobody can sign in with ${email}.`)
  return `${config().baseUrl}${paths.newPassword(found.token)}\nValid until ${found.expiresAt}`
}

/** For somebody who has lost phone and recovery codes. */
async function endSecondFactor(house: House, email: string, at: string): Promise<string> {
  if (!(await resetSecondFactor(house, email, at))) throw new Error(`${email} has no second factor to reset.`)
  return `${email} now signs in with the password alone, and is signed out everywhere.`
}
