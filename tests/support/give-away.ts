import { spawnSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { onTestFinished } from 'vitest'

/** Gives the data to another user, who also needs a temporary folder and access to the program. */
export function giveAway(dataDir: string): void {
  for (const folder of [dirname(dataDir), tmpdir()]) chmodSync(folder, 0o777)
  spawnSync('chown', ['-R', '65534:65534', dataDir])
  for (let folder = process.cwd(); folder !== '/'; folder = dirname(folder)) {
    const { mode } = statSync(folder)
    if (mode & 0o001) continue
    chmodSync(folder, mode | 0o001)
    onTestFinished(() => chmodSync(folder, mode))
  }
}
