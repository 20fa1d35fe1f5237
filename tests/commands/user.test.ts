import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { user } from '~/commands/user/user'
import { makeCareful, opens, typePassword } from '../routes/account/careful'
import { db } from '../support/house'

const PROCESS_TIMEOUT_MS = 60_000

afterEach(() => {
  vi.useRealTimers()
})

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'app/commands/user.ts', ...words], { encoding: 'utf8' })

test(
  'npm run user -- reset-second-factor lets somebody in who has lost everything',
  async () => {
    const { email, userId, headers } = await makeCareful()
    const bystander = await makeCareful()
    const { status, stdout } = run('reset-second-factor', email.toUpperCase())
    expect([status, stdout]).toEqual([0, expect.stringContaining('signs in with the password alone')])
    expect(await opens(headers)).toBe(false)
    expect((await typePassword(email)).headers.get('location')).toBe('/buero')
    const audit = await db
      .selectFrom('audit_entries')
      .select('actor')
      .where('subject_id', '=', userId)
      .where('action', '=', 'user.second_factor_reset')
      .execute()
    expect(audit).toEqual([{ actor: 'system' }])
    expect(await opens(bystander.headers)).toBe(true)
    expect((await typePassword(bystander.email)).headers.get('location')).toBe('/anmelden/code')
    const again = run('reset-second-factor', email)
    expect([again.status, again.stdout]).toEqual([1, ''])
    expect(again.stderr).toContain('has no second factor')
  },
  PROCESS_TIMEOUT_MS,
)

test.each([
  [['reset-second-factor', 'niemand@foerde-glanz.example'], 'has no second factor'],
  [['reset-second-factor'], 'Usage:'],
  [['toString', 'niemand@foerde-glanz.example'], 'Usage:'],
  [[], 'Usage:'],
])('npm run user -- %j says what is wrong', (words, answer) => expect(user(words)).rejects.toThrow(answer))

test('npm run user -- reset-password prints a link that works once', async () => {
  const { email } = await makeCareful()
  const answer = await user(['reset-password', email])
  expect(answer).toMatch(/^http:\/\/localhost:3000\/passwort\/\S+\nValid until \S+$/)
})
