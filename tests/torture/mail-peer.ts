import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How long a mail takes, so that kills meet some between their end and the 250. */
const SLOW_MS = 15

/** A slow SMTP server that remembers which mails it had whole. */
export async function startMailPeer() {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id =
          /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? 'without an id'
        received.set(id, (received.get(id) ?? 0) + 1)
        setTimeout(callback, SLOW_MS)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** How many mails came. */
    count: () => received.size,
    /** Mails that came more than once. */
    doubled: () =>
      [...received].filter(([, times]) => times > 1).map(([id, times]) => `mail ${times} times: ${id}`),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
