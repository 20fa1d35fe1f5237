import { mkdirSync } from 'node:fs'

/**
 * Makes a folder for its owner only, but no parents: if the data directory has been moved away, the next document must not
 * create an empty one in its place.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
