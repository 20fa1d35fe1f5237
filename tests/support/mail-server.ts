import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/**
 * What the server does with the next mail: a reply code, or how it loses the connection. `cut at recipient` and
 * `cut in the middle` come before the mail is whole, `cut after the end` instead of the 250; `hang at recipient`
 * never answers.
 */
export type Answer =
  | number
  | 'hang at recipient'
  | 'cut at recipient'
  | 'cut in the middle'
  | 'cut after the end'

/** A mail accepted by the server, or received completely before the connection broke. */
export interface ReceivedMail {
  from: string
  to: string[]
  source: string
}

interface Choices {
  port?: number
  answers?: Answer[]
  /** Runs after a complete mail, before the answer. */
  beforeAnswer?: () => void | Promise<void>
  password?: string
  hasTls?: boolean
}

/** A real SMTP server on this machine that ends with the test. Accepts everything by default. */
export async function startMailServer(choices: Choices = {}) {
  const { port = 0, answers = [], beforeAnswer, password, hasTls } = choices
  const received: ReceivedMail[] = []
  let attempts = 0
  let signIns = 0
  const server = new SMTPServer({
    // It would warn about its well-known certificate.
    logger: false,
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(hasTls ? [] : ['STARTTLS']), ...(password === undefined ? ['AUTH'] : [])],
    onAuth(auth, _session, callback) {
      signIns += 1
      if (auth.password === password) callback(null, { user: auth.username ?? '' })
      else callback(Object.assign(new Error('Bad credentials'), { responseCode: 535 }))
    },
    onRcptTo(_address, _session, callback) {
      attempts += 1
      if (answers[0] === 'cut at recipient') cut(server, answers)
      else if (answers[0] !== 'hang at recipient') callback()
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (answers[0] === 'cut in the middle') cut(server, answers)
      })
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        }
        await beforeAnswer?.()
        if (answers[0] === 'cut after the end') {
          received.push(mail)
          cut(server, answers)
          return
        }
        const answer = (answers.shift() ?? 250) as number
        if (answer === 250) received.push(mail)
        callback(answer === 250 ? null : refusal(answer, mail.to[0] ?? ''))
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(stop)
  const listening = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    received,
    attempts: () => attempts,
    signIns: () => signIns,
    stop,
  }
}

/** Quotes the address in the answer, as real servers do. */
function refusal(code: number, recipient: string): Error {
  const text = code < 500 ? `4.2.1 <${recipient}> try again later` : `5.1.1 <${recipient}> no such user here`
  return Object.assign(new Error(text), { responseCode: code })
}

function cut(server: SMTPServer, answers: Answer[]): void {
  answers.shift()
  for (const connection of server.connections) {
    ;(connection as unknown as { _socket: { destroy(): void } })._socket.destroy()
  }
}
