import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '~/config.server'
import { admitKeys } from '~/domain/keys/keys.server'
import { Sqlite } from '~db/sqlite'
import { type Command, runCommand } from '../support/commands'
import { freshDatabase } from '../support/database'
import { VARIABLES } from '../support/variables'

// What each command answers where it cannot begin: in German, with one exit code, and without a trace.

const WORDS: Record<Exclude<Command, 'restore' | 'doctor'>, string[]> = {
  backup: [],
  export: ['--to', '/nowhere/export'],
  keys: ['check'],
  'payroll-year': ['year.json', '--check'],
  rehearse: [],
  retention: [],
  user: ['reset-password', 'a@b.example'],
  verify: [],
}
const COMMANDS = Object.keys(WORDS) as (keyof typeof WORDS)[]
/** A copy of anything is made: it does no harm, and may be what is needed before going back. */
const NEED_KEYS = COMMANDS.filter((name) => !['backup', 'rehearse'].includes(name))

test.each(COMMANDS)('npm run %s without a database', (name) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'zahltag-')), 'mistyped')
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }))
  const { status, said } = answerOf(name, { DATA_DIR: folder })
  expect(said).toContain(`Es gibt keine Datenbank unter ${folder}/zahltag.sqlite.`)
  expect(status).toBe(78)
  expect(existsSync(folder)).toBe(false)
})

test.each(COMMANDS)('npm run %s where DATA_DIR cannot be opened', (name) => {
  const { status, said } = answerOf(name, { DATA_DIR: freshDatabase().file })
  expect(said).toContain('zahltag.sqlite ist kein Ordner. Setzen Sie DATA_DIR auf den mit der Datenbank.')
  expect(status).toBe(78)
})

test.each(COMMANDS)('npm run %s with a setting that means nothing', (name) => {
  const { status, said } = answerOf(name, {
    DATA_DIR: dirname(freshDatabase().file),
    BACKUP_HOURLY: 'perhaps',
  })
  expect(said).toContain('BACKUP_HOURLY ist weder yes noch no')
  expect(status).toBe(78)
})

test.each([...NEED_KEYS, 'doctor' as const])('npm run %s with the keys of another firm', async (name) => {
  const { house, file } = freshDatabase()
  await admitKeys(house, readConfig({ ...VARIABLES }), '2026-03-02T09:00:00.000Z')
  const { status, said } = answerOf(name, {
    DATA_DIR: dirname(file),
    FIELD_KEYS: 'k1:other-0123456789abcdefghijklmnopqrstuvwxyz',
  })
  expect(said).toContain('FIELD_KEYS: Das Geheimnis von „k1“ ist nicht das')
  expect(status).toBe(78)
})

test.each([...NEED_KEYS, 'doctor' as const])('npm run %s with a file of a newer release', (name) => {
  const { file } = freshDatabase()
  const sqlite = new Sqlite(file)
  sqlite.exec(`insert into kysely_migration values ('9999-future', '')`)
  sqlite.close()
  const { status, said } = answerOf(name, { DATA_DIR: dirname(file) })
  expect(said).toContain('stammt von einem neueren Zahltag: Dieses kennt 9999-future nicht.')
  expect(status).toBe(78)
})

function answerOf(name: keyof typeof WORDS | 'doctor', environment: Record<string, string>) {
  const words = name === 'doctor' ? [] : WORDS[name]
  const { status, stdout, stderr } = runCommand(name, [...words, '--language', 'de'], environment)
  const said = stdout + stderr
  expect(said).not.toMatch(/\n\s+at /)
  return { status, said }
}
