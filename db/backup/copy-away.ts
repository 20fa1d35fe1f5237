import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { encryptFile } from './age'
import { copyDocumentsAway } from './documents-away'
import { backupsAmong, listBackupsIn } from './list'
import { type BackupStorage, type BucketSettings, openStorage } from './storage'
import { thin } from './thin'

interface Wishes {
  /** The documents that the backup names, which lie beside it. */
  names: readonly string[]
  recipients: readonly string[]
  to: string | BucketSettings
  /** When this installation made the one before, if it did. */
  since: string | undefined
}

/** A backup that was copied off the machine. */
interface Away {
  /** Where it lies, for people. */
  address: string
  /** Keeps there what is kept here, and nothing readable where there is a key. */
  tidy(): Promise<void>
}

/** Copies a backup with its documents off the machine. @throws Error that names the backup, which is kept here */
export async function copyAway(file: string, { names, recipients, to, since }: Wishes): Promise<Away> {
  const storage = await unlessItFails(`${file} was made, but not copied to BACKUP_COPY_TO`, () =>
    openStorage(to),
  )
  // First: a copy without its documents is none.
  await unlessItFails(`${file} was made, but its documents were not copied to ${storage.address}`, () =>
    copyDocumentsAway(names, { from: file, to: storage, recipients }),
  )
  const name = basename(file)
  await unlessItFails(`${file} was made, but not copied to ${storage.address}`, () =>
    storage.putFile(name, file),
  )
  const tidy = () =>
    unlessItFails(`${file} was copied, but ${storage.address} was not tidied up`, async () => {
      refuseOthers(await storage.list(), { file, since })
      if (recipients.length > 0) await encryptEarlier(storage, { recipients, scratch: dirname(file) })
      await thin(storage, names, new Date())
    })
  return { address: `${storage.address}/${name}`, tidy }
}

/** Two installations in one place would thin each other's backups. @throws Error where one came since the last of this one */
function refuseOthers(
  there: ReadonlyMap<string, number>,
  { file, since }: { file: string; since: string | undefined },
): void {
  if (since === undefined) return
  const here = new Set(listBackupsIn(dirname(file)).map(({ at }) => at))
  const other = backupsAmong(there).find((backup) => backup.at > since && !here.has(backup.at))
  if (other)
    throw new Error(
      `${other.file} was not made here. Another installation copies to the same place: each needs a folder of its own.`,
    )
}

/** Copies from before there was a key. */
async function encryptEarlier(
  storage: BackupStorage,
  { recipients, scratch }: { recipients: readonly string[]; scratch: string },
): Promise<void> {
  for (const { file, isEncrypted } of backupsAmong(await storage.list())) {
    if (isEncrypted) continue
    const readable = join(scratch, `unfinished-earlier-${process.pid}.tmp`)
    try {
      await storage.getFile(file, readable)
      await encryptFile(readable, `${readable}.age`, recipients)
      await storage.putFile(`${file}.age`, `${readable}.age`)
      await storage.remove([file])
    } finally {
      for (const left of [readable, `${readable}.age`]) rmSync(left, { force: true })
    }
  }
}

async function unlessItFails<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
