import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { usualLanguage } from '~/command-line/machine-language'
import { backup } from '~/commands/backup/backup'
import { doctor } from '~/commands/doctor/doctor'
import { exportAll } from '~/commands/export/export'
import { keys } from '~/commands/keys/keys'
import { printPayslip } from '~/commands/payroll/print-payslip'
import { payrollYear } from '~/commands/payroll-year/payroll-year'
import { rehearse } from '~/commands/rehearse/rehearse'
import { release } from '~/commands/release/release'
import { restore } from '~/commands/restore/restore'
import { retention } from '~/commands/retention/retention'
import { user } from '~/commands/user/user'
import { verify } from '~/commands/verify/verify'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['en', {}],
  ['de', { LANG: 'de_AT.UTF-8' }],
  ['de', { LANG: 'de' }],
  ['en', { LANG: 'den_CA' }],
  ['en', { LANG: 'de_DE', LC_MESSAGES: 'en_GB.UTF-8' }],
  ['de', { LANG: 'C', LC_ALL: 'de_DE.UTF-8' }],
  ['en', { LANG: 'de_DE', LC_ALL: 'C' }],
  ['de', { LANG: 'en_US.UTF-8', LANGUAGE: 'de:en' }],
  ['en', { LANG: 'C.UTF-8', LANGUAGE: 'de' }],
])('a command answers in %s with %j', (language, env) => {
  for (const name of ['LANG', 'LC_ALL', 'LC_MESSAGES', 'LANGUAGE']) vi.stubEnv(name, '')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  expect(usualLanguage()).toBe(language)
})

test.each<['de' | 'en', string[]]>([
  ['de', ['--language', 'de', '--nonsense']],
  ['de', ['--nonsense', '--language=de']],
  ['en', ['--language', 'de', '--language', 'en', '--nonsense']],
  ['en', ['--language', 'fr', '--nonsense']],
  ['en', ['--nonsense', '--language']],
])('what is wrong with a command is said in %s to %j', async (language, args) => {
  vi.stubEnv('LC_ALL', 'C')
  const commands = [
    backup,
    doctor,
    exportAll,
    keys,
    payrollYear,
    rehearse,
    release,
    restore,
    retention,
    user,
    verify,
  ]
  for (const command of [...commands, async (words: string[]) => printPayslip(words)]) {
    const { text, exitCode } = await command(args)
    expect([/^(Aufruf|Usage): npm run/m.exec(text)?.[1], exitCode]).toEqual([
      { de: 'Aufruf', en: 'Usage' }[language],
      64,
    ])
  }
})

test('whoever reads an answer may go', () => {
  const script = 'node build/commands/user.js --help | true'
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', script], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
