import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { COMMANDS, runCommand } from './support/commands'

const GERMAN = { LC_ALL: 'de_DE' }

test.each(COMMANDS)('%s names an .env that it cannot read', (name) => {
  const folder = folderWithEnv()
  expectNamed(folder, runCommand(name, [], GERMAN, folder))
})

test('the start names an .env that it cannot read', () => {
  const folder = folderWithEnv()
  const env = { ...process.env, ...GERMAN }
  const start = spawnSync(process.execPath, [resolve('build/start.js')], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  expectNamed(folder, start)
})

/** Its .env is a folder, since a file that may not be read is read by root all the same. */
function folderWithEnv(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.env'))
  return folder
}

function expectNamed(folder: string, { status, stderr }: { status: number | null; stderr: string }): void {
  expect(stderr).toContain(
    `${join(folder, '.env')} mit den Einstellungen ist für diesen Benutzer nicht lesbar`,
  )
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(status).toBe(78)
}
