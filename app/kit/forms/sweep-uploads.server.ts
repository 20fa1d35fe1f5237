import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOADS } from './upload-to-disk.server'

/** Longer than any upload takes: older files were left by a killed process. */
const STALE_AFTER_MS = 60 * 60_000

/**
 * Deletes uploads left by killed processes and returns their number. Anything older than this process, which
 * began at `startedAt`, is abandoned, as only one server uses the data directory.
 */
export async function sweepUploads(
  dataDir: string,
  { at, startedAt }: { at: Date; startedAt: Date },
): Promise<number> {
  const room = join(dataDir, UPLOADS)
  let swept = 0
  for (const name of await readdir(room).catch(() => [])) {
    const path = join(room, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: at.getTime() }))
    if (mtimeMs >= startedAt.getTime() && at.getTime() - mtimeMs < STALE_AFTER_MS) continue
    await rm(path, { recursive: true, force: true })
    swept += 1
  }
  return swept
}
