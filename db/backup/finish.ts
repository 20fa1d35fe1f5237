import { createHash } from 'node:crypto'
import { copyFileSync, createReadStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { flush } from '../flush'
import { encryptFile } from './age'
import type { Copied } from './copy'
import { copyDocuments } from './documents'
import { encryptDocuments } from './encrypted-documents'
import { surplusOf } from './keep'
import { listBackupsIn } from './list'
import { type BackupMade, noteInRecord } from './record'

/** What becomes of a checked copy. */
export interface Finish {
  /** Public keys that it is encrypted for; readable where there is none. */
  recipients: readonly string[]
  copyTo: string | undefined
  /** When the backup was begun, in milliseconds since 1970. */
  started: number
}

/** Encrypts a copy, puts another one elsewhere, removes those that are too many, and notes it. Returns its path. */
export async function finishBackup(
  { copy, target, inventory }: Copied,
  { recipients, copyTo, started }: Finish,
): Promise<string> {
  const folder = dirname(target)
  if (copyTo !== undefined) await copyDocumentsAway(copy, copyTo, recipients)
  const file = recipients.length > 0 ? await encrypted(copy, target, recipients) : target
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
  // A place elsewhere that fails for weeks must not fill this one.
  thin(folder)
  if (copyTo !== undefined) {
    const away = await copyAway(file, copyTo)
    noteInRecord(dataDir, { backup: { ...made, copy: away } })
  }
  noteInRecord(dataDir, { failure: null })
  if (copyTo !== undefined) thin(copyTo)
  return file
}

async function encrypted(copy: string, target: string, recipients: readonly string[]): Promise<string> {
  const file = `${target}.age`
  await encryptFile(copy, `${copy}.age`, recipients)
  renameSync(`${copy}.age`, file)
  rmSync(copy)
  return file
}

async function copyDocumentsAway(copy: string, folder: string, recipients: readonly string[]): Promise<void> {
  // Whoever copies the backup says that there is no folder.
  if (!existsSync(folder)) return
  const to = join(folder, 'any')
  if (recipients.length > 0) await encryptDocuments(copy, { from: copy, to, recipients })
  else await copyDocuments(copy, copy, Number.POSITIVE_INFINITY, to)
}

/** Into a folder that is there: a mount that is missing must not be taken for an empty place. */
async function copyAway(file: string, folder: string): Promise<string> {
  if (!existsSync(folder)) throw new Error(`${file} was made, but BACKUP_COPY_TO names no folder: ${folder}`)
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

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function thin(folder: string): void {
  for (const { file } of surplusOf(listBackupsIn(folder), new Date())) rmSync(file, { force: true })
}
