import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Language } from '../schema'
import { encryptFile } from './age'
import { copyDocumentsAway } from './documents-away'
import { backupsAmong, listBackupsIn } from './list'
import { claimPlace } from './owner'
import { CommandRefusal, EXIT, NotCopied } from './refusal'
import { type BackupStorage, type BucketSettings, openStorage } from './storage'
import { thin } from './thin'

interface Choices {
  /** Documents of the backup, stored beside it. */
  names: readonly string[]
  /** Identify this installation's place. */
  marks: readonly string[]
  recipients: readonly string[]
  to: string | BucketSettings
  /** The previous backup, if this installation made it. */
  before: { at: string; copy: string | null } | null
  /** Name of the backup that this installation was restored from. */
  restored: string | undefined
}

interface Away {
  address: string
  /** Keeps the same backups there as here, and nothing readable if there is a key. */
  tidy(): Promise<void>
}

/** Copies a backup with its documents off the machine. @throws CommandRefusal that names the local backup */
export async function copyAway(
  file: string,
  { names, marks, recipients, to, before, restored }: Choices,
): Promise<Away> {
  const notCopied = (place: string) => ({
    de: `${file} wurde gemacht, aber nicht nach ${place} kopiert`,
    en: `${file} was made, but not copied to ${place}`,
  })
  const storage = await unlessItFails(notCopied('BACKUP_COPY_TO'), () => openStorage(to))
  const claim = { marks, here: dirname(file), before: before?.copy ?? undefined, restored }
  const there = await unlessItFails(notCopied(storage.address), async () => {
    const found = await storage.list()
    await claimPlace(storage, { ...claim, there: found })
    return found
  })
  const documentsNotCopied = {
    de: `${file} wurde gemacht, aber seine Dokumente wurden nicht nach ${storage.address} kopiert`,
    en: `${file} was made, but its documents were not copied to ${storage.address}`,
  }
  // First: a copy without its documents is useless.
  const damaged = await unlessItFails(documentsNotCopied, () =>
    copyDocumentsAway(names, { from: file, to: storage, there, recipients }),
  )
  const name = basename(file)
  await unlessItFails(notCopied(storage.address), () => storage.putFile(name, file))
  const notTidied = {
    de: `${file} wurde kopiert, aber in ${storage.address} wurde nicht aufgeräumt`,
    en: `${file} was copied, but ${storage.address} was not tidied up`,
  }
  const tidy = () =>
    unlessItFails(notTidied, async () => {
      const now = await storage.list()
      // If two claimed the place at the same moment, the note belongs to one.
      await claimPlace(storage, { ...claim, there: now })
      refuseOthers(now, { file, since: before?.at })
      if (recipients.length > 0) await encryptEarlier(storage, { recipients, scratch: dirname(file) })
      await thin(storage, names, new Date())
      if (damaged.length > 0) throw new CommandRefusal(EXIT.failed, damagedHere(damaged))
    })
  return { address: `${storage.address}/${name}`, tidy }
}

function damagedHere(paths: readonly string[]): Record<Language, string> {
  const list = paths.slice(0, 5).join(', ')
  return {
    de: `${paths.length} Dokumente sind hier beschädigt und liegen dort nicht: ${list}`,
    en: `${paths.length} documents are damaged here, and are not there: ${list}`,
  }
}

/**
 * A machine and its clone have the same firm and would thin each other's backups. @throws CommandRefusal if one came since
 * our last
 */
function refuseOthers(
  there: ReadonlyMap<string, number>,
  { file, since }: { file: string; since: string | undefined },
): void {
  if (since === undefined) return
  const here = new Set(listBackupsIn(dirname(file)).map(({ at }) => at))
  const other = backupsAmong(there).find((backup) => backup.at > since && !here.has(backup.at))
  if (other)
    throw new CommandRefusal(EXIT.failed, {
      de: `${other.file} wurde nicht hier gemacht. Eine andere Installation kopiert an denselben Ort: Jede braucht einen eigenen.`,
      en: `${other.file} was not made here. Another installation copies to the same place: each needs a folder of its own.`,
    })
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

async function unlessItFails<Result>(
  what: Record<Language, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new NotCopied(EXIT.failed, {
      de: `${what.de}: ${whyNot(error, 'de')}`,
      en: `${what.en}: ${whyNot(error, 'en')}`,
    })
  }
}

function whyNot(error: unknown, language: Language): string {
  if (error instanceof CommandRefusal) return error.in(language)
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  return [error.message, code && REMEDIES[code]?.(dirname(path ?? ''))[language]].filter(Boolean).join('. ')
}

/** Remedies for a folder off the machine, by system error code. */
const REMEDIES: Record<string, (folder: string) => Record<Language, string>> = {
  EROFS: (folder) => ({
    de: `Ist der Datenträger zum Schreiben eingehängt, dann lässt die Unit den Dienst dort nicht schreiben: „systemctl edit zahltag“, [Service], ReadWritePaths=-${folder}, und Neustart.`,
    en: `If the disk is mounted to be written, the unit does not let the service write there: "systemctl edit zahltag", [Service], ReadWritePaths=-${folder}, and a restart.`,
  }),
  EACCES: (folder) => ({
    de: `${folder} muss dem Benutzer gehören, als der Zahltag läuft.`,
    en: `${folder} has to belong to the user that Zahltag runs as.`,
  }),
}
