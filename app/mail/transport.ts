import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Attempt } from '~/channels/worker'
import { plainAnswer } from './answer'
import type { Message } from './message'

/** An unresponsive server must not hold up other mails for long. */
const CONNECT_MS = 15_000
const GREETING_MS = 15_000
const SILENCE_MS = 60_000
/** For a server that sends a byte at a time and so never times out. */
const DELIVERY_MS = 5 * 60_000
/**
 * How long to wait for a connection that breaks off in the middle of a mail to show it, so that the mail is
 * not in doubt.
 */
const HOLD_MS = 15
const HOLDS = 3

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

export type Delivery = Attempt<'sent' | 'retry' | 'failed' | 'doubtful'>

export interface Server {
  host: string
  port: number
  secure: boolean
  auth: { user: string; pass: string } | undefined
}

interface SmtpError extends Error {
  code?: string | undefined
  responseCode?: number | undefined
  response?: string | undefined
  command?: string | undefined
}

export function parseSmtpUrl(text: string): Server {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port)
  const [user, pass] = [url.username, url.password].map(decodeURIComponent) as [string, string]
  return { host: url.hostname, port, secure, auth: user ? { user, pass } : undefined }
}

/**
 * Hands a message to the server. `beforeEnd` runs when all but the last line has been sent: before that the
 * server cannot have accepted the mail, afterwards it may have, whatever it answers. Never throws, and takes
 * no longer than `limitMs`.
 */
export async function deliver(
  server: Server,
  message: Message,
  beforeEnd: () => Promise<void>,
  limitMs = DELIVERY_MS,
): Promise<Delivery> {
  const connection = new SMTPConnection(optionsOf(server))
  const state = { isOver: false, isHandedOver: false }
  // Errors also reach the callbacks; without a listener, a late one would end the process.
  connection.on('error', () => {})
  const tooLong = new AbortController()
  const limit = setTimeout(() => tooLong.abort(), limitMs)
  try {
    const answer = await Promise.race([handOver(), endOf(tooLong.signal)])
    connection.quit()
    return { outcome: 'sent', answer: plainAnswer(answer), isServerDown: false }
  } catch (error) {
    connection.close()
    return judge(error as SmtpError, state.isHandedOver)
  } finally {
    clearTimeout(limit)
    state.isOver = true
  }

  async function handOver(): Promise<string> {
    await connect(connection)
    if (server.auth) await signIn(connection, server.auth)
    return send(connection, message, async () => {
      for (let held = 0; held < HOLDS; held++) await pause(HOLD_MS)
      assertOpen(state.isOver || connection.destroyed)
      await beforeEnd()
      assertOpen(state.isOver || connection.destroyed)
      state.isHandedOver = true
    })
  }
}

/** Connects and signs in without a mail. Returns the error, or undefined. */
export async function tryServer(server: Server): Promise<string | undefined> {
  const connection = new SMTPConnection(optionsOf(server))
  connection.on('error', () => {})
  try {
    await connect(connection)
    if (server.auth) await signIn(connection, server.auth)
    connection.quit()
    return undefined
  } catch (error) {
    connection.close()
    return judge(error as SmtpError, false).answer
  }
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ETIMEDOUT: the delivery takes too long')))
  })
}

function assertOpen(isClosed: boolean): void {
  if (isClosed) throw new Error('The connection ended before the mail')
}

/** Verified TLS, except to this machine, where nothing can be intercepted. */
function optionsOf({ host, port, secure }: Server) {
  const isLoopback = LOOPBACK.test(host)
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port,
    secure,
    requireTLS: !secure && !isLoopback,
    ...(isLoopback && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
  }
}

function connect(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.connect((error) => (error ? reject(error) : resolve()))
  })
}

function signIn(connection: SMTPConnection, auth: { user: string; pass: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.login(auth, (error) => (error ? reject(error) : resolve()))
  })
}

function send(
  connection: SMTPConnection,
  { envelope, bytes }: Message,
  beforeEnd: () => Promise<void>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    const body = Readable.from(untilEnd(bytes, beforeEnd), { objectMode: false })
    connection.send({ ...envelope, size: bytes.length }, body, (error, info) =>
      error ? reject(error) : resolve(info?.response ?? ''),
    )
  })
}

/** nodemailer sends the final dot when this generator ends. */
async function* untilEnd(bytes: Buffer, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield bytes
  await beforeEnd()
}

function judge(error: SmtpError, isHandedOver: boolean): Delivery {
  const { code = '', responseCode = 0 } = error
  // Rejected greeting, STARTTLS or sign-in concern us, not the mail.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const hasNoTls = code === 'ETLS' || /certificate/i.test(error.message)
  const answer = hasNoTls ? 'no_tls' : plainAnswer(error.response || `network ${causeOf(error)}`)
  if (isAboutMail && responseCode >= 500) return { outcome: 'failed', answer, isServerDown: false }
  if (isAboutMail && responseCode >= 400)
    return { outcome: 'retry', answer, isServerDown: responseCode === 421 }
  if (isAboutMail && responseCode === 0 && !isHandedOver)
    return { outcome: 'failed', answer: plainAnswer(error.message), isServerDown: false }
  if (isHandedOver) return { outcome: 'doubtful', answer, isServerDown: true }
  return { outcome: 'retry', answer, isServerDown: true }
}

/** `ECONNREFUSED` says more than the `ESOCKET` that wraps it. */
function causeOf(error: SmtpError): string {
  return /\bE[A-Z]{4,}\b/.exec(error.message)?.[0] ?? error.code ?? error.name
}
