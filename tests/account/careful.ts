import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { vi } from 'vitest'
import { ask, post } from '../support/app'
import { makePerson, PASSWORD } from './people'

const CODE_PATTERN = /(?:[2-9A-HJ-NP-Z]{4}-){6}[2-9A-HJ-NP-Z]{4}/g
const STEP_MS = 30_000

/** Moves the clock on by whole steps of the codes. */
export function nextStep(steps = 1): void {
  vi.setSystemTime(Date.now() + steps * STEP_MS)
}

/** The Cookie header of what an answer sets. */
export function cookieOf(answer: Response): { Cookie: string } {
  return { Cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Enters the password as a browser does, from an address of its own. */
export function typePassword(email: string, query = '', password = PASSWORD): Promise<Response> {
  return post(`/anmelden${query}`, { email, password }, { 'x-client-ip': randomUUID() })
}

/** The headers of somebody who entered the password and not yet the code. */
export async function halfOf(email: string): Promise<{ Cookie: string }> {
  return cookieOf(await typePassword(email))
}

/** Enters a code after the password. */
export function typeCode(half: { Cookie: string }, code: string, query = ''): Promise<Response> {
  return post(`/anmelden/code${query}`, { code }, { ...half, 'x-client-ip': randomUUID() })
}

/** Whether a session opens the office. */
export async function opens(headers: { Cookie: string }): Promise<boolean> {
  return (await ask('/buero', { headers })).status === 200
}

/** Somebody signed in who has begun to set the second factor up, with the app that has read the key. */
export async function makeBeginner() {
  const person = await makePerson()
  const headers = cookieOf(await typePassword(person.email))
  const begun = await post('/konto/zweiter-faktor', { password: PASSWORD }, headers)
  const page = await (await ask('/konto/zweiter-faktor', { headers })).text()
  const key = /class="copyable secret-key">([A-Z2-7 ]+)</.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  return { ...person, headers, begun, page, key, code: () => app.generate() }
}

/** Somebody who has switched the second factor on, as a person does, and has kept the recovery codes. */
export async function makeCareful() {
  const person = await makeBeginner()
  const confirmed = await post('/konto/zweiter-faktor/bestaetigung', { code: person.code() }, person.headers)
  const recovery = await shownCodes(person.headers)
  nextStep()
  return { ...person, confirmed, recovery }
}

/** The recovery codes that the page shows now. */
export async function shownCodes(headers: { Cookie: string }): Promise<string[]> {
  const html = await (await ask('/konto/zweiter-faktor/ersatzcodes', { headers })).text()
  return [...new Set(html.match(CODE_PATTERN) ?? [])]
}
