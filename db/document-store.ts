import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from './make-folder'

const NAME = /^[0-9a-f]{64}$/
const UNFINISHED = '.tmp'

/** Documents in a folder; the domain knows it as `DocumentStore`. */
export interface DocumentFolder {
  /** Returns when the bytes are on disk. @returns their SHA-256 in hex */
  put(bytes: Uint8Array): Promise<string>
  get(sha256: string): Promise<Buffer | undefined>
  has(sha256: string): Promise<boolean>
  /** Files with the time they were last stored, in milliseconds since 1970, in parts and in name order. */
  list(): AsyncGenerator<{ sha256: string; putAt: number }[]>
  remove(sha256: string): Promise<void>
  /** Removes half-written files from before a time in milliseconds since 1970. @returns how many */
  removeUnfinished(before: number): Promise<number>
  pathOf(sha256: string): string
}

export function documentsBeside(databaseFile: string): DocumentFolder {
  return documentFolder(join(dirname(databaseFile), 'documents'))
}

/** The folder is created with its first file; subfolders are named by the first two digits. */
function documentFolder(folder: string): DocumentFolder {
  const pathOf = (sha256: string) => {
    if (!NAME.test(sha256)) throw new Error('A document is kept under a SHA-256')
    return join(folder, sha256.slice(0, 2), sha256)
  }

  async function put(bytes: Uint8Array): Promise<string> {
    const sha256 = sha256Of(bytes)
    const path = pathOf(sha256)
    if (await isThere(path, bytes)) {
      // Sweeping leaves young files alone.
      await utimes(path, new Date(), new Date())
      return sha256
    }
    makeFolder(folder)
    makeFolder(dirname(path))
    await write(path, bytes)
    return sha256
  }

  const parts = async () => ((await unlessMissing(() => readdir(folder))) ?? []).sort()

  return {
    put,
    pathOf,
    // Opening a file through Node's threads costs five times as much as reading it, which is as short as SQLite's reads.
    get: async (sha256) => unlessMissing(async () => readFileSync(pathOf(sha256))),
    has: async (sha256) => (await unlessMissing(() => stat(pathOf(sha256)))) !== undefined,
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    async removeUnfinished(before) {
      let removed = 0
      for (const part of await parts()) {
        const left = (await readdir(join(folder, part))).filter((name) => name.endsWith(UNFINISHED))
        for (const name of left) {
          const path = join(folder, part, name)
          const found = await unlessMissing(() => stat(path))
          if (!found || found.mtimeMs >= before) continue
          await rm(path, { force: true })
          removed += 1
        }
      }
      return removed
    },
    async *list() {
      for (const part of await parts()) {
        // Unfinished files of a killed process or full disk are not documents.
        const names = (await readdir(join(folder, part))).filter((name) => NAME.test(name))
        yield Promise.all(
          names.sort().map(async (name) => {
            const { mtimeMs } = await stat(join(folder, part, name))
            return { sha256: name, putAt: mtimeMs }
          }),
        )
      }
    },
  }
}

async function isThere(path: string, bytes: Uint8Array): Promise<boolean> {
  const kept = await unlessMissing(() => readFile(path))
  return kept !== undefined && Buffer.compare(kept, bytes) === 0
}

/** The name has all of the bytes or does not exist, whatever happens to the machine. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  // In a container the process id is the same after each start.
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
  try {
    const file = await open(unfinished, 'wx', 0o400)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  for (const folder of [dirname(path), dirname(dirname(path))]) await flush(folder)
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
