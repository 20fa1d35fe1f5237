import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { deliver } from '~/mail/transport'

const LIMIT_MS = 1000
const MESSAGE = {
  messageId: '<m@x.example>',
  envelope: { from: 'a@x.example', to: ['b@x.example'] },
  bytes: Buffer.from('Subject: x\r\n\r\nText\r\n'),
}

/** A server that is never silent and never done: from `slowAt` on it answers a letter at a time, without an end. */
async function startDripping(slowAt: 'greeting' | 'end') {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const drip = () => {
      const timer = setInterval(() => socket.write('2'), 20)
      socket.on('close', () => clearInterval(timer))
    }
    if (slowAt === 'greeting') return drip()
    socket.write('220 x\r\n')
    let isData = false
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      if (isData && /(?:^|\r\n)\.\r\n$/.test(text)) return drip()
      if (isData) return
      isData = text.startsWith('DATA')
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    secure: false,
    auth: undefined,
  }
}

test.each([
  ['greeting', 'retry'],
  ['end', 'doubtful'],
] as const)(
  'a server that drips from the %s on is left: %s',
  async (slowAt, outcome) => {
    const server = await startDripping(slowAt)
    const delivery = await deliver(server, MESSAGE, async () => {}, LIMIT_MS)
    expect(delivery).toEqual({ outcome, answer: 'network ETIMEDOUT', isServerDown: true })
  },
  10_000,
)
