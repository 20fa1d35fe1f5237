import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * For commands that are called by root (`sudo npm run backup`): goes on as whoever owns the data, so that nothing is
 * left there that the service cannot write, and no link that its user has laid leads root anywhere. In a process of its
 * own, since some versions of Node refuse to change the user of a running one.
 */
export function actAsOwner(dataDir = resolve(process.env.DATA_DIR || '.data')): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  if (uid === 0) return
  // What stood in that file is in the environment by now; only root can read it.
  const options = process.execArgv.filter((option) => !option.startsWith('--env-file'))
  const words = [...options, ...process.argv.slice(1)]
  const { status } = spawnSync(process.execPath, words, { uid, gid, stdio: 'inherit' })
  process.exit(status ?? 1)
}
