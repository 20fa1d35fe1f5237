import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { readMail } from './mail'

const PATIENCE_MS = 20_000

type ReadMail = ReturnType<typeof readMail>

export async function openLetterbox() {
  const mails: { to: string[]; source: string }[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, source: Buffer.concat(chunks).toString('utf8') })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async take(address: string): Promise<ReadMail> {
      const deadline = Date.now() + PATIENCE_MS
      while (Date.now() < deadline) {
        const at = mails.findIndex(({ to }) => to.includes(address))
        if (at >= 0) return readMail(mails.splice(at, 1)[0]?.source ?? '')
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`No mail to ${address} came`)
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
