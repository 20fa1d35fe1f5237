import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Onto the disk with a file, or with the names in a folder. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
