import { createHash } from 'node:crypto'
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { flush } from '../flush'
import { CommandRefusal, EXIT } from './refusal'
import type { BackupStorage } from './storage'

const UNFINISHED = '.tmp'
const DOCUMENTS = 'documents'

/**
 * Backups in a folder, which is not created: a missing mount must not be taken for an empty place. @throws Error if there
 * is none
 */
export function folderStorage(folder: string): BackupStorage {
  if (!existsSync(folder))
    throw new CommandRefusal(EXIT.failed, {
      de: `Es gibt keinen Ordner ${folder}`,
      en: `there is no folder ${folder}`,
    })
  const pathOf = (name: string) => join(folder, name)

  function files(): string[] {
    const beneath = existsSync(pathOf(DOCUMENTS))
      ? readdirSync(pathOf(DOCUMENTS), { withFileTypes: true })
      : []
    const parts = beneath.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const documents = parts.flatMap((part) =>
      readdirSync(pathOf(`${DOCUMENTS}/${part}`)).map((name) => `${DOCUMENTS}/${part}/${name}`),
    )
    const beside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
    return [...beside.map(({ name }) => name), ...documents]
  }

  /** Writes to another name first, so that a full disk or pulled cable leaves nothing that looks complete. */
  async function finish(name: string, write: (unfinished: string) => void | Promise<void>): Promise<void> {
    const target = pathOf(name)
    const unfinished = `${target}${UNFINISHED}`
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    try {
      await write(unfinished)
      flush(unfinished)
      renameSync(unfinished, target)
    } finally {
      rmSync(unfinished, { force: true })
    }
    flush(dirname(target))
  }

  return {
    address: folder,
    list: async () =>
      new Map(
        files()
          .filter((name) => !name.endsWith(UNFINISHED))
          .map((name) => [name, statSync(pathOf(name)).size]),
      ),
    put: (name, bytes) => finish(name, (path) => writeFileSync(path, bytes, { mode: 0o600 })),
    putFile: (name, file) =>
      finish(name, async (path) => {
        copyFileSync(file, path)
        if ((await hashOf(path)) !== (await hashOf(file)))
          throw new CommandRefusal(EXIT.failed, {
            de: `Die Kopie in ${folder} ist eine andere Datei geworden`,
            en: `the copy in ${folder} is another file`,
          })
      }),
    get: async (name) => readFileSync(pathOf(name)),
    getFile: async (name, file) => copyFileSync(pathOf(name), file),
    remove: async (names) => {
      for (const name of names) rmSync(pathOf(name), { force: true })
    },
    sweep: async () => {
      for (const name of files()) if (isOurs(name)) rmSync(pathOf(name), { force: true })
    },
  }
}

/** Others may use the folder: touch only our files. */
function isOurs(name: string): boolean {
  return /^(?:zahltag-.*\.sqlite(?:\.age)?|documents\/..\/.*)\.tmp$/.test(name)
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
