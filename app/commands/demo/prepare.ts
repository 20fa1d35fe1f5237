import { renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { now, today } from '~/clock.server'
import { config } from '~/config.server'
import type { House } from '~/domain/kernel/house'
import { createVault } from '~/domain/kernel/vault'
import { openHouse } from '~/open-house.server'
import { migrate } from '~db/migrate'
import { databaseFile } from '~db/open'
import { DEMO_OWNER, demoPassword } from './owner'
import { wordsHere } from './words'

const SEED = 'kiel'

/**
 * Makes the demo's database in a folder beside its place and moves it there when it is complete, so an interrupted
 * start can be repeated.
 */
export async function prepareDemo(): Promise<void> {
  process.umask(0o077)
  const target = databaseFile(config().dataDir)
  const folder = join(dirname(target), 'unfinished')
  rmSync(folder, { recursive: true, force: true })
  const file = databaseFile(folder)
  await migrate(file, createVault(config().fieldKeys))
  const house = openHouse(file)
  try {
    await fill(house)
  } finally {
    await house.close()
  }
  // The database last: its presence means that the demo is complete.
  for (const name of ['documents', basename(file)]) {
    const place = join(dirname(target), name)
    rmSync(place, { recursive: true, force: true })
    renameSync(join(folder, name), place)
  }
  rmSync(folder, { recursive: true })
}

/** Story and password hash are loaded only when needed. */
async function fill(house: House): Promise<void> {
  process.stdout.write(`${wordsHere().making}\n`)
  const [{ seedDemo }, { hashPassword }] = await Promise.all([
    import('./seed'),
    import('~/auth/password.server'),
  ])
  await seedDemo(house, {
    clock: { at: now().toISOString(), today: today() },
    seed: SEED,
    owner: { ...DEMO_OWNER, passwordHash: await hashPassword(demoPassword()) },
  })
}
