import { PASSWORD } from '../factories/firm'
import { type RawAnswer, rawRequest } from './raw-request'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

export async function signIn(baseUrl: string, email: string, password = PASSWORD): Promise<string> {
  const answer = await postForm(baseUrl, '/anmelden', { email, password })
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0]
  if (answer.status !== 303 || !cookie) throw new Error(`Signing in answered ${answer.status}`)
  return cookie
}

export function postForm(
  baseUrl: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const body = new URLSearchParams(fields).toString()
  return rawRequest(baseUrl, path, { method: 'POST', headers: { ...FORM, ...headers }, body })
}

/** Posts to the webhook with the right secret; headers set to undefined are omitted. */
export function postEvent(
  baseUrl: string,
  body: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<RawAnswer> {
  const all = Object.entries({
    'Content-Type': 'application/json',
    'X-Webhook-Secret': process.env.WEBHOOK_SECRET,
    ...headers,
  }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return rawRequest(baseUrl, '/api/intern/webhook', {
    method: 'POST',
    headers: Object.fromEntries(all),
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  })
}

/** A client address per call, as a proxy would report it, so that tests share no throttle. */
let addresses = 0
export function fromNewAddress(): Record<string, string> {
  addresses += 1
  return { 'X-Forwarded-For': `198.51.${100 + Math.floor(addresses / 250)}.${(addresses % 250) + 1}` }
}
