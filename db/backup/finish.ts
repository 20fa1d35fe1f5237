import { createHash } from 'node:crypto'
import {
  copyFileSync,
  createReadStream,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { flush } from '../flush'
import { encryptFile } from './age'
import type { Copied } from './copy'
import { copyDocuments, namesIn } from './documents'
import { encryptDocuments } from './encrypted-documents'
import { surplusOf } from './keep'
import { listBackupsIn } from './list'
import { pruneDocuments } from './prune-documents'
import { type BackupMade, noteInRecord } from './record'

const UNFINISHED = /^zahltag-.*\.sqlite(?:\.age)?\.tmp$/

/** What becomes of a checked copy. */
export interface Finish {
  /** Public keys that it is encrypted for; readable where there is none. */
  recipients: readonly string[]
  /** Keys of a moment, which open this copy and nothing that stays. */
  alsoFor?: readonly string[]
  copyTo: string | undefined
  /** When the backup started, in milliseconds since 1970. */
  started: number
}

/** Encrypts a copy, puts another one elsewhere, removes those that are too many, and notes it. Returns its path. */
export async function finishBackup(
  { copy, target, inventory }: Copied,
  { recipients, alsoFor = [], copyTo, started }: Finish,
): Promise<string> {
  const folder = dirname(target)
  const names = namesIn(copy)
  const file = recipients.length > 0 ? await encrypted(copy, target, [...recipients, ...alsoFor]) : target
  if (file === target) renameSync(copy, target)
  flush(folder)
  const made: BackupMade = {
    at: new Date().toISOString(),
    backup: basename(file),
    bytes: statSync(file).size,
    ms: Date.now() - started,
    isEncrypted: file !== target,
    copy: null,
    inventory,
  }
  const dataDir = dirname(folder)
  noteInRecord(dataDir, { backup: made })
  // A place elsewhere that fails for weeks must not fill this one, nor keep it empty.
  thin(folder, names)
  if (copyTo !== undefined) {
    requireFolder(file, copyTo)
    await copyDocumentsAway(names, { from: file, to: join(copyTo, 'any'), recipients })
    const away = await copyAway(file, copyTo)
    noteInRecord(dataDir, { backup: { ...made, copy: away } })
    if (recipients.length > 0) await encryptEarlier(copyTo, recipients)
    thin(copyTo, names)
  }
  noteInRecord(dataDir, { failure: null })
  return file
}

async function encrypted(copy: string, target: string, recipients: readonly string[]): Promise<string> {
  const file = `${target}.age`
  await encryptFile(copy, `${copy}.age`, recipients)
  renameSync(`${copy}.age`, file)
  rmSync(copy)
  return file
}

/** A mount that is missing must not be taken for an empty place. */
function requireFolder(file: string, folder: string): void {
  if (!existsSync(folder)) throw new Error(`${file} was made, but BACKUP_COPY_TO names no folder: ${folder}`)
}

async function copyDocumentsAway(
  names: readonly string[],
  place: { from: string; to: string; recipients: readonly string[] },
): Promise<void> {
  try {
    if (place.recipients.length > 0) await encryptDocuments(names, place)
    else await copyDocuments(names, place)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${place.from} was made, but its documents were not copied to ${dirname(place.to)}: ${why}`,
    )
  }
}

async function copyAway(file: string, folder: string): Promise<string> {
  const target = join(folder, basename(file))
  const unfinished = `${target}.tmp`
  try {
    copyFileSync(file, unfinished)
    flush(unfinished)
    if ((await hashOf(unfinished)) !== (await hashOf(file)))
      throw new Error(`${file} was made, but its copy in ${folder} is another file`)
    renameSync(unfinished, target)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return target
}

/** Copies from before there was a key. */
async function encryptEarlier(folder: string, recipients: readonly string[]): Promise<void> {
  for (const { file, isEncrypted } of listBackupsIn(folder)) {
    if (isEncrypted) continue
    await encryptFile(file, `${file}.age.tmp`, recipients)
    renameSync(`${file}.age.tmp`, `${file}.age`)
    flush(folder)
    rmSync(file)
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Removes what killed runs left, the copies that are too many, and then the documents that none of the others needs. */
function thin(folder: string, named: readonly string[]): void {
  for (const name of readdirSync(folder))
    if (UNFINISHED.test(name)) rmSync(join(folder, name), { force: true })
  for (const { file } of surplusOf(listBackupsIn(folder), new Date())) rmSync(file, { force: true })
  pruneDocuments(folder, named, new Date())
}
