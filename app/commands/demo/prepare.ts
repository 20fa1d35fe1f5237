import { renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { now, today } from '~/clock.server'
import { config } from '~/config.server'
import { migrate } from '~db/migrate'
import { databaseFile, type Executor, openWriter } from '~db/open'
import { DEMO_OWNER, demoPassword } from './owner'

const SEED = 'kiel'

/**
 * Makes the demo's database. It is made beside its place and moved there when it is whole, so a start
 * that was broken off is simply begun again.
 */
export async function prepareDemo(): Promise<void> {
  process.umask(0o077)
  const target = databaseFile(config().dataDir)
  const folder = join(dirname(target), 'unfinished')
  rmSync(folder, { recursive: true, force: true })
  const file = databaseFile(folder)
  await migrate(file)
  const db = openWriter(file)
  try {
    await fill(db)
  } finally {
    await db.destroy()
  }
  renameSync(join(folder, basename(file)), target)
  rmSync(folder, { recursive: true })
}

/** Fonts, renderers and the password hash are loaded here alone. */
async function fill(db: Executor): Promise<void> {
  process.stdout.write('Creating the demo firm …\n')
  const [{ seedDemo }, { renderInvoice, renderPayslip }, { hashPassword }, keys] = await Promise.all([
    import('./seed'),
    import('~/documents/renderers.server'),
    import('~/auth/password.server'),
    import('~/keys.server'),
  ])
  await seedDemo(
    db,
    keys.keyring,
    keys.vault,
    { invoice: renderInvoice, payslip: renderPayslip },
    { at: now().toISOString(), today: today() },
    SEED,
    { ...DEMO_OWNER, passwordHash: await hashPassword(demoPassword()) },
  )
}
