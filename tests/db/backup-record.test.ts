import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { concernsOf } from '~db/backup/concerns'
import {
  type BackupMade,
  type BackupRecord,
  noteInRecord,
  type Rehearsal,
  readRecord,
} from '~db/backup/record'

const AT = new Date('2026-11-22T12:00:00.000Z')
const rehearsal = (change: Partial<Rehearsal> = {}): Rehearsal => ({
  at: '2026-11-22T02:00:00.000Z',
  backup: 'zahltag-x.sqlite',
  ms: 1,
  isGood: true,
  faults: [],
  rows: 1,
  documents: 1,
  payslips: 1,
  ...change,
})
const made = (change: Partial<BackupMade> = {}): BackupMade => ({
  at: '2026-11-22T02:00:00.000Z',
  backup: 'zahltag-x.sqlite',
  bytes: 1,
  ms: 1,
  isEncrypted: false,
  copy: null,
  inventory: {},
  ...change,
})

test('what was noted is read again; nothing is known where there is nothing, or nonsense', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-record-'))
  const nothing = { backup: null, failure: null, rehearsal: null, check: null }
  expect(readRecord(dataDir)).toEqual(nothing)
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'record.json'), '{"backup":')
  expect(readRecord(dataDir)).toEqual(nothing)
  noteInRecord(dataDir, { rehearsal: rehearsal() })
  noteInRecord(dataDir, { failure: { at: 'then', why: 'no room' } })
  expect(readRecord(dataDir)).toEqual({
    ...nothing,
    rehearsal: rehearsal(),
    failure: { at: 'then', why: 'no room' },
  })
})

test.each([
  ['all well', {}, []],
  ['none yet', { rehearsal: null }, []],
  ['a failure', { failure: { at: 'then', why: 'no room' } }, ['backup failed']],
  ['a rehearsal that failed', { rehearsal: rehearsal({ isGood: false }) }, ['rehearsal failed']],
  ['a check that found something', { check: { at: 'then', isWell: false } }, ['check failed']],
  ['a check that found nothing', { check: { at: 'then', isWell: true } }, []],
  ['documents that are missing', { backup: made({ lost: 2 }) }, ['documents missing']],
  ['one of three days ago', { rehearsal: rehearsal({ at: '2026-11-19T02:00:00.000Z' }) }, ['rehearsal old']],
])('%s', (_, change, concerns) => {
  const record: BackupRecord = { backup: null, failure: null, check: null, rehearsal: rehearsal(), ...change }
  expect(concernsOf(record, AT)).toEqual(concerns)
})
