import { mkdirSync } from 'node:fs'

/**
 * A folder in one that is there, for its owner alone. Whatever is in a data directory is not made anew where that has been
 * moved away, or the next document would lie in an empty one.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
