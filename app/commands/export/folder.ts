import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'

export interface Writing {
  write: (text: string) => Promise<void>
  end: () => Promise<void>
}

export async function makeFolder(folder: string) {
  await mkdir(folder, { mode: 0o700 })
  const path = join(folder, 'MANIFEST.sha256')
  // Renamed at the end: otherwise an interrupted export would look complete.
  const unfinished = `${path}.unfinished`
  const manifest = await open(unfinished, 'wx', 0o600)

  function note(name: string, hash: string): Promise<unknown> {
    return manifest.write(`${hash}  ${name}\n`)
  }

  async function begin(name: string): Promise<Writing> {
    makeParent(join(folder, name))
    const file = createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 })
    const hash = createHash('sha256')
    const isDone = finished(file)
    return {
      async write(text) {
        hash.update(text)
        if (!file.write(text)) await Promise.race([once(file, 'drain'), isDone])
      },
      async end() {
        file.end()
        await isDone
        await note(name, hash.digest('hex'))
      },
    }
  }

  async function put(name: string, bytes: Uint8Array): Promise<void> {
    makeParent(join(folder, name))
    await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 })
    await note(name, createHash('sha256').update(bytes).digest('hex'))
  }

  async function close(): Promise<void> {
    await manifest.sync()
    await manifest.close()
    await rename(unfinished, path)
  }

  return { begin, put, close }
}

/** `mkdir` of fs/promises reports ENOENT on a full disk. */
function makeParent(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
}

export type Folder = Awaited<ReturnType<typeof makeFolder>>
