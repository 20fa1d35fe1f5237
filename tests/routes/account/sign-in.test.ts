import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { post } from '../../support/app'
import { makePerson, PASSWORD } from './people'

const LIMIT = 10

describe('guessing a password', () => {
  test('many guesses at once, each from another address, get no further than one after the other', async () => {
    const { email } = await makePerson()
    const guesses = await Promise.all(Array.from({ length: 3 * LIMIT }, () => knock(email, 'falsch')))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(LIMIT)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2 * LIMIT)
    const late = await knock(email, PASSWORD)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('many accounts from one address are one guesser', async () => {
    const address = randomUUID()
    const guesses = []
    for (let index = 0; index <= LIMIT; index += 1)
      guesses.push((await knock(`${randomUUID()}@foerde-glanz.example`, 'falsch', address)).status)
    expect(guesses).toEqual([...Array<number>(LIMIT).fill(422), 429])
  })

  test('an address that is over its limit wears out no account', async () => {
    const address = randomUUID()
    for (let index = 0; index < LIMIT; index += 1)
      await knock(`${randomUUID()}@foerde-glanz.example`, 'falsch', address)
    const { email } = await makePerson()
    for (let index = 0; index < LIMIT; index += 1)
      expect((await knock(email, 'falsch', address)).status).toBe(429)
    expect((await knock(email, PASSWORD)).status).toBe(303)
  })

  test('whoever knows the password may sign in as often as they like', async () => {
    const { email } = await makePerson()
    const address = randomUUID()
    for (let index = 0; index < 2 * LIMIT; index += 1)
      expect((await knock(email, PASSWORD, address)).status).toBe(303)
  })
})

function knock(email: string, password: string, address: string = randomUUID()): Promise<Response> {
  return post('/anmelden', { email, password }, { 'x-client-ip': address })
}
