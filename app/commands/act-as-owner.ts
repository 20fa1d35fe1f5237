import { statSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * For commands that are called by root (`sudo npm run backup`): goes on as whoever owns the data, so that nothing is
 * left there that the service cannot write, and no link that its user has laid leads root anywhere.
 */
export function actAsOwner(dataDir = resolve(process.env.DATA_DIR || '.data')): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  if (uid === 0) return
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}
