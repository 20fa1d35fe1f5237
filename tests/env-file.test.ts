import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const COMMANDS = [
  'backup',
  'doctor',
  'export',
  'keys',
  'rehearse',
  'restore',
  'retention',
  'user',
  'verify',
].map((name) => `app/commands/${name}.ts`)

// A folder, since a file that may not be read is read by root all the same.
test.each([...COMMANDS, 'app/start.ts'])('%s names an .env that it cannot read', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.env'))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href, resolve(file)],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'de_DE', TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    },
  )
  expect(stderr).toContain(
    `${join(folder, '.env')} mit den Einstellungen ist für diesen Benutzer nicht lesbar`,
  )
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(status).toBe(78)
})
