import { existsSync } from 'node:fs'
import { config } from '~/config.server'
import { createKeyring } from '~/domain/links/token'
import { readAccountLink } from '~/domain/users/account-links.server'
import { provideResetLink } from '~/domain/users/password-reset.server'
import { paths } from '~/paths'
import { databaseFile, openWriter } from './open'

const USAGE = 'Usage: npm run user -- reset-password <e-mail address>'

/** `npm run user -- reset-password <email>`: prints a link that works once, for whoever runs the machine. */
async function user([command, email]: string[]): Promise<void> {
  if (command !== 'reset-password' || !email) throw new Error(USAGE)
  const keyring = createKeyring(config().linkKeys)
  const db = openWriter(databaseFile(config().dataDir))
  try {
    const at = new Date().toISOString()
    const link = await provideResetLink(db, keyring, email, at, 'system')
    const found = link && (await readAccountLink(db, keyring, { tenantId: link.tenant_id, at }, link.id))
    if (!found) throw new Error(`Nobody can sign in with ${email}.`)
    process.stdout.write(
      `${config().baseUrl}${paths.newPassword(found.token)}\nValid until ${found.expiresAt}\n`,
    )
  } finally {
    await db.destroy()
  }
}

if (existsSync('.env')) process.loadEnvFile('.env')
user(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
