import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { COMMANDS } from '~/commands/bundle/commands'
import { environmentBesideFile, loadEnvFile } from '~/settings/env-file'
import { runCommand } from './support/commands'

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

// What systemd 257, Docker Compose 2 and Node 20 make of each, tried by hand: they agree on the first list alone.
test.each([
  ['A=ab$cd', 'ab$cd'],
  ["A='ab#cd\\ef$gh ij'", 'ab#cd\\ef$gh ij'],
  ['A="ab cd"', 'ab cd'],
  ['A=ab # what it is', 'ab'],
  ['A=', ''],
  ['A=k1:ab_c-d,k2:ef==', 'k1:ab_c-d,k2:ef=='],
])('%s is read', (line, value) => {
  const variables = { ENV_FILE: fileOf(line) } as unknown as NodeJS.ProcessEnv
  loadEnvFile(variables)
  expect(variables.A).toBe(value)
})

test.each([
  ['A=ab#cd'],
  ['A=ab\\cd'],
  ['A="ab\\cd"'],
  ['A=ab"cd'],
  ["A=ab'cd"],
  ["A='ab'cd'"],
  ["A='abcd"],
  ['A="abcd'],
  ['A=ab`cd'],
])('%s is refused, since programs read it in different ways', (line) => {
  const variables = { ENV_FILE: fileOf(`# Settings\n${line}`) } as unknown as NodeJS.ProcessEnv
  expect(() => loadEnvFile(variables)).toThrow('Line 2, A: put the value in single quotes')
  expect(variables.A).toBeUndefined()
})

test('what stands in the file is not in the environment of a process that reads it itself', () => {
  const variables = {
    PATH: '/bin',
    ENV_FILE: fileOf('A=of-the-file\nB=other'),
  } as unknown as NodeJS.ProcessEnv
  variables.B = 'of-the-environment'
  loadEnvFile(variables)
  expect(environmentBesideFile(variables)).toEqual({
    PATH: '/bin',
    ENV_FILE: variables.ENV_FILE,
    B: 'of-the-environment',
  })
})

test('a command takes the settings of the file that is named, and says where there is none', () => {
  const folder = folderWithEnv()
  const file = fileOf('DATA_DIR=/nowhere/at/all')
  const env = { LC_ALL: 'C', DATA_DIR: undefined as unknown as string }
  expect(runCommand('backup', [], { ...env, ENV_FILE: file }, folder).stderr).toContain('/nowhere/at/all')
  const { status, stderr } = runCommand('backup', [], { ...env, ENV_FILE: `${file}.away` }, folder)
  expect([status, stderr]).toEqual([78, expect.stringContaining(`${file}.away, which holds the settings`)])
})

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'env'), `${text}\n`)
  return join(folder, 'env')
}

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
