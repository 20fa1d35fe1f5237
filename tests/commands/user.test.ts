import { afterEach, expect, test, vi } from 'vitest'
import { user } from '~/commands/user/user'
import { makeCareful, opens, typePassword } from '../account/careful'
import { makeTenant } from '../factories/tenants'
import { ask } from '../support/app'
import { runCommand } from '../support/commands'
import { db, house } from '../support/house'

const PROCESS_TIMEOUT_MS = 60_000

afterEach(() => {
  vi.useRealTimers()
})

const run = (...words: string[]) => runCommand('user', words)

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

test.each<[string[], number, string]>([
  [['reset-second-factor', 'niemand@foerde-glanz.example'], 1, 'keinen zweiten Faktor'],
  [['reset-password', 'niemand@foerde-glanz.example'], 1, 'kann sich niemand anmelden'],
  [['disable', 'niemand@foerde-glanz.example'], 1, 'kann sich niemand anmelden'],
  [['reset-second-factor'], 64, 'Aufruf:'],
  [['create', 'a@b.example', '--role', 'king'], 64, 'Aufruf:'],
  [['toString', 'niemand@foerde-glanz.example'], 64, 'Aufruf:'],
  [[], 64, 'Aufruf:'],
  [['--help'], 0, 'Aufruf:'],
])('npm run user -- %j', async (words, exitCode, answer) => {
  expect(await user([...words, '--language', 'de'])).toEqual({
    exitCode,
    text: expect.stringContaining(answer),
  })
})

test('npm run user -- reset-password prints a link that works once', async () => {
  const { email } = await makeCareful()
  const { text } = await user(['reset-password', email, '--language', 'en'])
  expect(text).toMatch(/^http:\/\/localhost:3000\/passwort\/\S+\nValid until \S+$/)
})

test('npm run user -- disable ends everything at once, and enable lets in again', async () => {
  const { email, headers } = await makeCareful()
  expect((await user(['disable', email])).exitCode).toBe(0)
  expect(await opens(headers)).toBe(false)
  expect((await typePassword(email)).headers.get('location')).not.toBe('/anmelden/code')
  expect((await user(['reset-password', email])).exitCode).toBe(1)
  expect((await user(['enable', email])).exitCode).toBe(0)
  expect((await typePassword(email)).headers.get('location')).toBe('/anmelden/code')
  const actions = await db
    .selectFrom('audit_entries')
    .select('action')
    .where('actor', '=', 'system')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.disabled', 'user.enabled']),
  )
})

test('npm run user -- create prints an invitation to one firm', async () => {
  const [one, other] = [
    await makeTenant(house, { name: 'Kontor Kiel' }),
    await makeTenant(house, { name: 'Kontor Lübeck' }),
  ]
  const email = 'neu@kontor.example'
  const unclear = await user(['create', email, '--language', 'en'])
  expect(unclear).toEqual({ exitCode: 1, text: expect.stringContaining(`${other.tenantId}  Kontor Lübeck`) })
  const { text, exitCode } = await user([
    'create',
    email,
    '--firm',
    one.tenantId,
    '--role',
    'payroll',
    '--language',
    'en',
  ])
  expect([exitCode, text]).toEqual([0, expect.stringContaining(`${email} is invited to Kontor Kiel.`)])
  const [, path = ''] = /localhost:3000(\/einladung\/\S+)/.exec(text) ?? []
  expect((await ask(path)).status).toBe(200)
})
