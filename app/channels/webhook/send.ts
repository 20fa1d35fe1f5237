import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type Address, isAddress, isPublic, type Resolve, resolveHost } from './addresses'
import { signatureHeaders } from './signature'

export const LIMIT_MS = 10_000
/** For the text of an answer, once its status is known. */
const BODY_MS = 1000
const MOST_READ = 64 * 1024
/** Enough to see what is wrong. */
const MOST_KEPT = 200

/** A message, where it goes and what signs it. */
export interface Outgoing {
  url: string
  secrets: readonly string[]
  id: string
  body: string
}

interface SendOptions {
  at: Date
  /** Allows this machine, private networks and http. */
  allowsPrivate: boolean
  resolve?: Resolve
  limitMs?: number
}

export interface Sent {
  /** `failed`: no later attempt could go better. */
  outcome: 'sent' | 'retry' | 'failed' | 'gone'
  answer: string
  tookMs: number
  retryAfterMs?: number | undefined
}

/**
 * Posts a signed message. The name is resolved once and the connection goes to what it resolved to; redirects are not
 * followed. Never throws, and takes no longer than `limitMs`.
 * @param beforeSend runs when the receiver is known and may have the message next
 */
export async function sendSigned(
  message: Outgoing,
  beforeSend: () => Promise<void>,
  { at, allowsPrivate, resolve = resolveHost, limitMs = LIMIT_MS }: SendOptions,
): Promise<Sent> {
  const begun = performance.now()
  const limit = AbortSignal.timeout(limitMs)
  const ended = (end: Pick<Sent, 'outcome' | 'answer' | 'retryAfterMs'>): Sent => ({
    ...end,
    tookMs: performance.now() - begun,
  })
  const url = new URL(message.url)
  if (url.protocol !== 'https:' && !allowsPrivate) return ended({ outcome: 'failed', answer: 'no_tls' })
  let addresses: Address[]
  try {
    addresses = await withinLimit(resolve(url.hostname), limit)
  } catch (error) {
    return ended({ outcome: 'retry', answer: `network ${causeOf(error, limit)}` })
  }
  if (addresses.length === 0 || !(allowsPrivate || addresses.every(({ address }) => isPublic(address))))
    // A name may lead elsewhere tomorrow.
    return ended({ outcome: isAddress(url.hostname) ? 'failed' : 'retry', answer: 'address_refused' })
  await beforeSend()
  try {
    const response = await responseTo(url, message, { addresses, at, limit })
    return ended(judge(response, await readBeginning(response), at))
  } catch (error) {
    return ended({ outcome: 'retry', answer: `network ${causeOf(error, limit)}` })
  }
}

function withinLimit<Result>(work: Promise<Result>, limit: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (limit.aborted) reject(limit.reason)
    limit.addEventListener('abort', () => reject(limit.reason))
    work.then(resolve, reject)
  })
}

/** Settles in time whatever comes back: an answer, an error, or a connection that ends without a word. */
function responseTo(
  url: URL,
  message: Outgoing,
  { addresses, at, limit }: { addresses: Address[]; at: Date; limit: AbortSignal },
): Promise<IncomingMessage> {
  const { id, body, secrets } = message
  const timestamp = Math.floor(at.getTime() / 1000)
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal: limit,
      lookup: pinnedTo(addresses),
      headers: {
        ...signatureHeaders(secrets, { id, timestamp, body }),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Zahltag',
      },
    })
    request.on('error', reject)
    request.once('close', () => reject(new Error('closed without an answer')))
    request.once('response', resolve)
    // Without a listener, node closes the connection without a word.
    request.once('upgrade', (refused, socket) => {
      socket.destroy()
      resolve(refused)
    })
    request.end(body)
  })
  return withinLimit(response, limit)
}

/** Connects to these addresses, whatever the name resolves to by now. */
function pinnedTo(addresses: Address[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all || first === undefined) callback(null, addresses)
    else callback(null, first.address, first.family)
  }
}

/** What there is to show of an answer: reads no more than the limit, and never throws, as the status has said what counts. */
function readBeginning(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      response.destroy()
      resolve(Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8'))
    }
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= MOST_READ) end()
    })
    response.once('end', end)
    response.once('close', end)
    response.on('error', end)
    setTimeout(end, BODY_MS).unref()
  })
}

function judge(
  { statusCode: status = 0, headers }: IncomingMessage,
  text: string,
  at: Date,
): Pick<Sent, 'outcome' | 'answer' | 'retryAfterMs'> {
  const answer = `${status} ${plain(text)}`.trim()
  if (status >= 200 && status < 300) return { outcome: 'sent', answer }
  if (status === 410) return { outcome: 'gone', answer }
  return { outcome: 'retry', answer, retryAfterMs: waitOf(headers['retry-after'], at) }
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function waitOf(retryAfter: string | undefined, at: Date): number | undefined {
  if (retryAfter === undefined) return undefined
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - at.getTime()
  return ms > 0 ? ms : undefined
}

function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_KEPT)
}

function causeOf(error: unknown, limit: AbortSignal): string {
  if (limit.aborted) return 'timeout'
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
