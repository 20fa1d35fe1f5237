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

export interface Finish {
  /** age recipients; readable if empty. */
  recipients: readonly string[]
  /** Temporary keys, which open this copy and nothing stored. */
  alsoFor?: readonly string[]
  /** A folder or bucket off this machine. */
  copyTo: string | BucketSettings | undefined
  /** Start of the backup, in milliseconds since 1970. */
  started: number
  /** Made by the service unasked, in its own environment, which a user's command does not have. */
  isRoutine: boolean
}

/** Encrypts a copy, copies it off the machine, thins old ones and records it. Returns its path. */
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
  // Another place that fails for weeks must neither fill this one nor keep it empty.
  await thin(folderStorage(folder), names, new Date())
  // A machine set up again after a loss has no firm until it is restored: the copies there are all that is left.
  if (copyTo !== undefined && inventory['rows of tenants'] !== 0) {
    const gone = new Set(lost.filter(({ isCopied }) => !isCopied).map(({ sha256 }) => sha256))
    const there = names.filter((name) => !gone.has(name))
    const away = await copyAway(file, { names: there, marks, recipients, to: copyTo, before, restored })
    noteInRecord(dataDir, { backup: { ...made, copy: away.address } })
    await away.tidy()
  }
  // What fails in the service may succeed by hand, so only the service's next backup clears its failure.
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
