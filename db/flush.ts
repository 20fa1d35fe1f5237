import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Flushes a file, or the names in a folder, to disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
