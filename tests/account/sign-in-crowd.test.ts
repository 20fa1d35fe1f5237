import { expect, test } from 'vitest'
import { inPasswordQueue } from '~/auth/password-queue.server'
import { post } from '../support/app'
import { textOf } from '../support/html'
import { makePerson, PASSWORD } from './people'

const CROWD = 60

test('passwords are worked on one at a time, in the order of their coming', async () => {
  let inside = 0
  const done: number[] = []
  const work = async (number: number) => {
    expect(++inside).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    inside -= 1
    done.push(number)
  }
  await Promise.all([1, 2, 3].map((number) => inPasswordQueue(() => work(number))))
  expect(done).toEqual([1, 2, 3])
})

test('a crowd is asked to come back, and not counted', async () => {
  const { email } = await makePerson()
  // Of their own: the files of a worker share its counters.
  const addresses = ['198.51.100.71', '198.51.100.72'] as const
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, number) =>
      post(
        '/anmelden?sprache=de',
        { email: `${number}@nirgends.example`, password: PASSWORD },
        { 'x-client-ip': addresses[Math.floor(number / 30)] ?? '' },
      ),
    ),
  )
  const refused = answers.filter(({ status }) => status === 503)
  // How many are let in depends on how many were answered while the others still came.
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(CROWD - refused.length)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(textOf((await refused[0]?.text()) ?? '')).toContain('Gerade nicht erreichbar')
  // The second address has made 30 posts, of which those that were sent away do not count.
  const late = await post('/anmelden', { email, password: PASSWORD }, { 'x-client-ip': addresses[1] })
  expect(late.status).toBe(303)
})
