import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeFolder } from '../make-folder'

/** The last trial restore into a scratch file, and its findings. */
export interface Rehearsal {
  at: string
  backup: string
  ms: number
  isGood: boolean
  /** Faults, one per line. */
  faults: string[]
  rows: number
  documents: number
  payslips: number
  /** Documents beside the backups that were damaged and copied again. */
  mended?: number
}

/** The last successful backup. */
export interface BackupMade {
  at: string
  backup: string
  bytes: number
  ms: number
  isEncrypted: boolean
  /** Where the copy off this machine is. */
  copy: string | null
  inventory: Record<string, number | string>
  /** Documents missing or damaged beside the database. */
  lost?: number
}

/** The last result of `npm run verify`. */
export interface Check {
  at: string
  isWell: boolean
}

/** What is known of backups without opening one. Times are instants. */
export interface BackupRecord {
  backup: BackupMade | null
  /** The newest failure since the last success. */
  failure: { at: string; why: string; isRoutine?: boolean } | null
  rehearsal: Rehearsal | null
  check: Check | null
  restored?: string
}

const NOTHING: BackupRecord = { backup: null, failure: null, rehearsal: null, check: null }

/** Stored beside the backups: a restored database knows nothing of later ones. */
export function readRecord(dataDir: string): BackupRecord {
  try {
    return { ...NOTHING, ...JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) }
  } catch {
    // No backup yet, or the file was edited by hand.
    return NOTHING
  }
}

export function noteInRecord(dataDir: string, news: Partial<BackupRecord>): void {
  const path = pathOf(dataDir)
  const unfinished = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(unfinished, `${JSON.stringify({ ...readRecord(dataDir), ...news }, null, 2)}\n`, {
      mode: 0o600,
    })
    renameSync(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** @param isRoutine whether the service made it unasked */
export function noteFailure(dataDir: string, why: string, isRoutine: boolean): void {
  noteIfPossible(dataDir, { failure: { at: new Date().toISOString(), why, isRoutine } })
}

export function noteCheck(dataDir: string, check: Check): void {
  noteIfPossible(dataDir, { check })
}

export function noteRestored(dataDir: string, backup: string): void {
  noteIfPossible(dataDir, { restored: basename(backup) })
}

/** Works before the first backup too. Never throws: a full or broken disk is reported elsewhere. */
function noteIfPossible(dataDir: string, news: Partial<BackupRecord>): void {
  try {
    makeFolder(join(dataDir, 'backups'))
    noteInRecord(dataDir, news)
  } catch {
    // The age of the newest backup shows it.
  }
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'backups', 'record.json')
}
