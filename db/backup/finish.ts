import { renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { flush } from '../flush'
import { encryptFile } from './age'
import type { Copied } from './copy'
import { copyAway } from './copy-away'
import { namesIn } from './documents'
import { folderStorage } from './folder-storage'
import { marksOf } from './owner'
import { type BackupMade, noteInRecord, readRecord } from './record'
import type { BucketSettings } from './storage'
import { thin } from './thin'

/** What becomes of a checked copy. */
export interface Finish {
  /** Public keys that it is encrypted for; readable where there is none. */
  recipients: readonly string[]
  /** Keys of a moment, which open this copy and nothing that stays. */
  alsoFor?: readonly string[]
  /** A folder or a bucket off this machine. */
  copyTo: string | BucketSettings | undefined
  /** When the backup started, in milliseconds since 1970. */
  started: number
  /** The service makes it unasked, in its own surroundings, which a person's command has not. */
  isRoutine: boolean
}

/** Encrypts a copy, puts another one elsewhere, removes those that are too many, and notes it. Returns its path. */
export async function finishBackup(
  { copy, target, inventory, lost }: Copied,
  { recipients, alsoFor = [], copyTo, started, isRoutine }: Finish,
): Promise<string> {
  const folder = dirname(target)
  const names = namesIn(copy)
  const marks = marksOf(copy)
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
    lost: lost.length,
  }
  const dataDir = dirname(folder)
  const { backup: before, restored, failure } = readRecord(dataDir)
  noteInRecord(dataDir, { backup: made })
  // A place elsewhere that fails for weeks must not fill this one, nor keep it empty.
  await thin(folderStorage(folder), names, new Date())
  // A machine that is set up anew after a loss has no firm until it is restored: what lies there is all that is left.
  if (copyTo !== undefined && inventory['rows of tenants'] !== 0) {
    const gone = new Set(lost.filter(({ isCopied }) => !isCopied).map(({ sha256 }) => sha256))
    const there = names.filter((name) => !gone.has(name))
    const away = await copyAway(file, { names: there, marks, recipients, to: copyTo, before, restored })
    noteInRecord(dataDir, { backup: { ...made, copy: away.address } })
    await away.tidy()
  }
  // What failed in the service may go well by hand: only the next one of its own tells.
  if (isRoutine || !failure?.isRoutine) noteInRecord(dataDir, { failure: null })
  return file
}

async function encrypted(copy: string, target: string, recipients: readonly string[]): Promise<string> {
  const file = `${target}.age`
  await encryptFile(copy, `${copy}.age`, recipients)
  renameSync(`${copy}.age`, file)
  rmSync(copy)
  return file
}
