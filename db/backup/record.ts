import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeFolder } from '../make-folder'

/** The last attempt to restore a backup into a scratch file, and what was found there. */
export interface Rehearsal {
  at: string
  /** The name of the backup's file. */
  backup: string
  ms: number
  isGood: boolean
  /** What was wrong, a line each. */
  faults: string[]
  /** What was counted and opened there. */
  rows: number
  documents: number
  payslips: number
  /** Documents beside the backups that were damaged and copied again. */
  mended?: number
}

/** The last backup that went well. */
export interface BackupMade {
  at: string
  backup: string
  bytes: number
  ms: number
  isEncrypted: boolean
  /** Where the copy off this machine lies. */
  copy: string | null
  /** Rows of each table, as the database had them. */
  inventory: Record<string, number | string>
  /** Documents that were missing or damaged beside the database. */
  lost?: number
}

/** What `npm run verify` found last. */
export interface Check {
  at: string
  isWell: boolean
}

/** What is known of backups without opening one. Times are instants. */
export interface BackupRecord {
  backup: BackupMade | null
  /** The newest failure since. */
  failure: { at: string; why: string; isRoutine?: boolean } | null
  rehearsal: Rehearsal | null
  check: Check | null
  /** The name of the backup that was restored last. */
  restored?: string
}

const NOTHING: BackupRecord = { backup: null, failure: null, rehearsal: null, check: null }

/** It lies beside the backups: a restored database knows nothing of what came after it. */
export function readRecord(dataDir: string): BackupRecord {
  try {
    return { ...NOTHING, ...JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) }
  } catch {
    // None was made yet, or the file was edited by hand.
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

/** @param isRoutine whether it is one that the service makes unasked */
export function noteFailure(dataDir: string, why: string, isRoutine: boolean): void {
  noteIfPossible(dataDir, { failure: { at: new Date().toISOString(), why, isRoutine } })
}

export function noteCheck(dataDir: string, check: Check): void {
  noteIfPossible(dataDir, { check })
}

export function noteRestored(dataDir: string, backup: string): void {
  noteIfPossible(dataDir, { restored: basename(backup) })
}

/** Also before there was any backup. Throws nothing: a full or broken disk shows elsewhere. */
function noteIfPossible(dataDir: string, news: Partial<BackupRecord>): void {
  try {
    makeFolder(join(dataDir, 'backups'))
    noteInRecord(dataDir, news)
  } catch {
    // The age of the newest backup tells.
  }
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'backups', 'record.json')
}
