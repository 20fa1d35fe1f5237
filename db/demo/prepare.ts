import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { now, today } from '~/clock.server'
import { config } from '~/config.server'
import { lockDataDirectory, unlockDataDirectory } from '../lock'
import { migrate } from '../migrate'
import { databaseFile, type Executor, openWriter } from '../open'
import { type DemoSummary, summarise } from './summary'

const SEED = 'kiel'
const OWNER = { email: 'buero@foerde-glanz.example', name: 'Inga Matthießen' }

/** Migrates, fills the database if it is empty, and writes demo.json. */
export async function prepareDemo(): Promise<DemoSummary> {
  process.umask(0o077)
  const { dataDir } = config()
  lockDataDirectory(dataDir)
  const file = databaseFile(dataDir)
  await migrate(file)
  const db = openWriter(file)
  try {
    const known = await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()
    if (!known) await fill(db)
    const summary = await summarise(db, OWNER.email, demoPassword())
    writeFileSync(join(dataDir, 'demo.json'), `${JSON.stringify(summary, null, 2)}\n`, { mode: 0o600 })
    return summary
  } finally {
    await db.destroy()
    unlockDataDirectory()
  }
}

/** Loads what only the first start needs: fonts, renderers and the password hash take half a second. */
async function fill(db: Executor): Promise<void> {
  process.stdout.write('Creating the demo firm …\n')
  const [{ seedDemo }, { renderInvoicePdf }, { renderPayslipPdf }, { hashPassword }, keys] =
    await Promise.all([
      import('./seed'),
      import('~/documents/invoice-pdf.server'),
      import('~/documents/payslip-pdf.server'),
      import('~/auth/password.server'),
      import('~/keys.server'),
    ])
  await seedDemo(
    db,
    keys.keyring,
    keys.vault,
    { invoice: renderInvoicePdf, payslip: renderPayslipPdf },
    { at: now().toISOString(), today: today() },
    SEED,
    { ...OWNER, passwordHash: await hashPassword(demoPassword()) },
  )
}

function demoPassword(): string {
  const password = process.env.DEMO_PASSWORD
  if (!password) throw new Error('secrets.env of the data directory names no DEMO_PASSWORD')
  return password
}
