import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { usualLanguage } from '~/commands/language'

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

test('whoever reads an answer may go', () => {
  const script = 'node --import tsx app/commands/user.ts --help | true'
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', script], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
