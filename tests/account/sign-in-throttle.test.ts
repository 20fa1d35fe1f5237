import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeTenant } from '../factories/tenants'
import { ask, orGivenBack, post } from '../support/app'
import { house } from '../support/house'
import { textOf } from '../support/html'
import { cookieOf, halfOf, makeBeginner, makeCareful, nextStep, typePassword } from './careful'
import { invitePerson, makePerson, PASSWORD, signIn } from './people'

afterEach(() => {
  vi.useRealTimers()
})

const NEXT = 'vier Möwen auf der Buhne'

/** Types passwords at one address; the status of each answer. */
async function type(address: string, ...tries: [email: string, password: string][]): Promise<number[]> {
  const statuses: number[] = []
  for (const [email, password] of tries) {
    const answer = await post('/anmelden', { email, password }, { 'x-client-ip': address })
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    statuses.push(answer.status)
  }
  return statuses
}

const wrong = (email: string, times: number) => Array<[string, string]>(times).fill([email, 'geraten'])

describe('a stranger who guesses', () => {
  test('ends after ten at one account, and locks nobody out who is elsewhere', async () => {
    const { email } = await makePerson()
    const address = randomUUID()
    expect(await type(address, ...wrong(email, 10))).toEqual(Array(10).fill(422))
    const variants: [string, string][] = [
      [email, PASSWORD],
      [` ${email.toUpperCase()} `, PASSWORD],
    ]
    expect(await type(address, ...variants)).toEqual([429, 429])
    expect(await signIn(email)).toBeDefined()
  })

  test('leaves the door open to the others at the same address', async () => {
    const [one, other] = [await makePerson(), await makePerson()]
    const address = randomUUID()
    await type(address, ...wrong(one.email, 12))
    expect(await type(address, [other.email, PASSWORD])).toEqual([303])
  })

  test('ends after thirty at many accounts', async () => {
    const { email } = await makePerson()
    const address = randomUUID()
    const nobody = Array.from({ length: 30 }, (_, index) => wrong(`nobody-${index}@nirgends.example`, 1)[0])
    expect(await type(address, ...(nobody as [string, string][]))).toEqual(Array(30).fill(422))
    expect(await type(address, [email, PASSWORD])).toEqual([429])
  })

  test('ends after a hundred from many addresses, and touches nothing that somebody signed in does', async () => {
    const { email, headers } = await makeBeginner()
    const { token } = await invitePerson(await makeTenant(house, { name: 'Garten Groth' }), email)
    for (let address = 0; address < 10; address++) await type(randomUUID(), ...wrong(email, 10))
    expect(await type(randomUUID(), [email, PASSWORD])).toEqual([429])
    expect((await post(`/einladung/${token}`, {}, headers)).headers.get('location')).toBe('/buero')
    const begun = await post('/konto/zweiter-faktor', { password: PASSWORD }, headers)
    const changed = await post('/konto/passwort', { password: PASSWORD, new_password: NEXT }, headers)
    expect([begun.status, changed.status]).toEqual([303, 303])
  })

  test('without the password keeps nobody from entering a code or switching the codes off', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { email, headers, code } = await makeCareful()
    const address = { 'x-client-ip': randomUUID() }
    const half = await halfOf(email)
    for (let account = 0; account < 3; account++)
      await type(
        address['x-client-ip'],
        ...wrong(account === 0 ? email : `${randomUUID()}@nirgends.example`, 10),
      )
    expect((await post('/anmelden/code', { code: code() }, { ...half, ...address })).status).toBe(303)
    nextStep()
    const off = { code: code() }
    expect((await post('/konto/zweiter-faktor/ende', off, { ...headers, ...address })).status).toBe(303)
  })
})

describe('somebody who knows half of it', () => {
  test('has ten guesses at the password behind a session, whatever they are asked for', async () => {
    const { email, headers } = await makeBeginner()
    const guesses = ['/konto/zweiter-faktor', '/konto/passwort']
    for (let times = 0; times < 10; times++)
      await post(guesses[times % 2] ?? '', { password: 'geraten', new_password: NEXT }, headers)
    for (const path of guesses)
      expect((await post(path, { password: PASSWORD, new_password: NEXT }, headers)).status).toBe(429)
    expect(cookieOf(await typePassword(email)).Cookie).not.toBe('')
  })

  test('cannot guess a password with an invitation, nor keep its person from another', async () => {
    const { email } = await makePerson()
    const first = await invitePerson(await makeTenant(house, { name: 'Garten Groth' }), email)
    const second = await invitePerson(await makeTenant(house, { name: 'Holz Hansen' }), email)
    const posted = async (token: string, password: string) =>
      (await post(`/einladung/${token}`, { password })).status
    for (let times = 0; times < 10; times++) expect(await posted(first.token, PASSWORD)).toBe(303)
    expect(await posted(first.token, PASSWORD)).toBe(429)
    expect(await posted(second.token, PASSWORD)).toBe(303)
    const headers = { Cookie: (await signIn(email)) ?? '' }
    for (const { token } of [first, second])
      expect((await post(`/einladung/${token}`, {}, headers)).headers.get('location')).toBe('/buero')
  })
})

/** Posts a body to the sign-in as it is, each time from a new address. */
async function send(body: URLSearchParams | FormData | Blob): Promise<Response> {
  const headers = { 'x-client-ip': randomUUID() }
  return orGivenBack(await ask('/anmelden?sprache=en', { method: 'POST', body, headers }))
}

const form = (...fields: [string, string][]) => new URLSearchParams(fields)

describe('what the throttle counts is what is looked up', () => {
  test.each([
    ['the right address last', (email: string) => ['nobody@nirgends.example', email]],
    ['the right address first', (email: string) => [email, 'nobody@nirgends.example']],
    ['the same address twice', (email: string) => [email, email]],
  ])('with two addresses nobody signs in: %s', async (_, addresses) => {
    const { email } = await makePerson()
    const fields = addresses(email).map((address): [string, string] => ['email', address])
    const answer = await send(form(...fields, ['password', PASSWORD]))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([422, null])
    expect(textOf(await answer.text())).toContain('The email address or the password is wrong.')
  })

  test('with two passwords nobody signs in', async () => {
    const { email } = await makePerson()
    const answer = await send(form(['email', email], ['password', 'guessed'], ['password', PASSWORD]))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([422, null])
  })

  test.each([
    ['multipart', (text: URLSearchParams) => multipart(text)],
    ['plain text', (text: URLSearchParams) => new Blob([text.toString()], { type: 'text/plain' })],
    ['no media type', (text: URLSearchParams) => new Blob([text.toString()])],
  ])('nobody signs in with %s', async (_, pack) => {
    const { email } = await makePerson()
    const answer = await send(pack(form(['email', email], ['password', PASSWORD])))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([422, null])
  })
})

function multipart(text: URLSearchParams): FormData {
  const body = new FormData()
  for (const [name, value] of text) body.append(name, value)
  return body
}
