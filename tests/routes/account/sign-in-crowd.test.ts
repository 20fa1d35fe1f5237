import { expect, test, vi } from 'vitest'
import { post } from '../../support/app'
import { textOf } from '../../support/html'
import { makePerson, PASSWORD } from './people'

const CROWD = 60
const work = vi.hoisted(() => ({ now: 0, most: 0 }))

// The real argon2, watched for how many run at the same time.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const watched = (name: 'verify' | 'hash') =>
    vi.fn(async (...all: never[]) => {
      work.now += 1
      work.most = Math.max(work.most, work.now)
      try {
        return await (real[name] as (...all: never[]) => Promise<unknown>)(...all)
      } finally {
        work.now -= 1
      }
    })
  return { ...real, verify: watched('verify'), hash: watched('hash') }
})

test('one password is checked at a time, and a crowd is asked to come back without being counted', async () => {
  const { email } = await makePerson()
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, number) =>
      post(
        '/anmelden?sprache=de',
        { email: `${number}@nirgends.example`, password: PASSWORD },
        { 'x-client-ip': `192.0.2.${Math.floor(number / 30)}` },
      ),
    ),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(work.most).toBe(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(50)
  expect(refused).toHaveLength(CROWD - 50)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(textOf((await refused[0]?.text()) ?? '')).toContain('Gerade nicht erreichbar')
  // The second address has made 30 posts, of which those that were sent away do not count.
  const late = await post('/anmelden', { email, password: PASSWORD }, { 'x-client-ip': '192.0.2.1' })
  expect(late.status).toBe(303)
})
