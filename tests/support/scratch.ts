import { statfsSync } from 'node:fs'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/**
 * Lets tests keep what they throw away in memory where there is plenty: thousands of commits wait for a disk
 * otherwise. The product syncs all the same; that a sync reaches the platter is nothing that a test could see.
 */
export function keepScratchInMemory(): void {
  if (process.env.TMPDIR !== undefined) return
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (bavail * bsize >= ENOUGH_BYTES) process.env.TMPDIR = IN_MEMORY
  } catch {
    // Another system, which keeps them where it always does.
  }
}
