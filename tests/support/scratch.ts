import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/**
 * Lets tests keep what they throw away in memory where there is plenty: thousands of commits wait for a disk
 * otherwise. The product syncs all the same; that a sync reaches the platter is nothing that a test could see.
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
