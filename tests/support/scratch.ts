import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/**
 * Lets tests keep temporary files in memory if there is room: thousands of commits would otherwise wait for the
 * disk. The product still syncs; no test could see whether a sync reaches the disk.
 */
export function keepScratchInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return
  const folder = mkdtempSync(join(IN_MEMORY, 'zahltag-tests-'))
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    // Not Linux: temporary files stay where the system keeps them.
    return false
  }
}
