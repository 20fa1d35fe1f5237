import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isPublic } from '~/channels/webhook/addresses'
import { sendSigned } from '~/channels/webhook/send'
import { startReceiver } from '../support/event-receiver'

const AT = new Date('2026-03-02T12:00:00.000Z')
const SECRET = 'whsec_c2VjcmV0IG9mIHRoaXMgdGVzdCBhbG9uZQ=='
const nothing = async () => {}

/** What answers each connection by hand. */
async function startSocket(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}

const messageTo = (url: string) => ({ url, secrets: [SECRET], id: 'evt', body: '{}' })

test.each([
  ['this machine', '127.0.0.1', false],
  ['all of this machine', '0.0.0.0', false],
  ['a private network', '10.1.2.3', false],
  ['the last of a private network', '172.31.255.255', false],
  ['just behind it', '172.32.0.1', true],
  ['a network at home', '192.168.178.1', false],
  ['behind a carrier’s NAT', '100.64.0.1', false],
  ['metadata of a cloud', '169.254.169.254', false],
  ['multicast', '224.0.0.1', false],
  ['broadcast', '255.255.255.255', false],
  ['the internet', '9.9.9.9', true],
  ['this machine (IPv6)', '::1', false],
  ['no address (IPv6)', '::', false],
  ['this machine, mapped', '::ffff:127.0.0.1', false],
  ['metadata, translated', '64:ff9b::a9fe:a9fe', false],
  ['this machine, 6to4', '2002:7f00:1::', false],
  ['unique local', 'fd00::1', false],
  ['link-local', 'fe80::1', false],
  ['the internet (IPv6)', '2620:fe::fe', true],
  ['no address at all', 'localhost', false],
])('%s is on the internet: %s %s', (_, address, expected) => {
  expect(isPublic(address)).toBe(expected)
})

test('an address of this machine is refused, though it is on the internet', () => {
  const known = { netmask: '', mac: '', internal: false, cidr: null }
  const interfaces = {
    eth0: [
      { ...known, address: '9.9.9.9', family: 'IPv4' as const },
      { ...known, address: '2620:fe::fe', family: 'IPv6' as const, scopeid: 0 },
    ],
  }
  const isElsewhere = (address: string) => isPublic(address, interfaces)
  expect(['9.9.9.9', '2620:fe:0:0::00fe'].map(isElsewhere)).toEqual([false, false])
  expect(['9.9.9.10', '2620:fe::ff'].map(isElsewhere)).toEqual([true, true])
})

test.each([
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://169.254.169.254/latest/meta-data/',
])('%s is refused before anything is sent', async (url) => {
  let isBegun = false
  const begin = async () => {
    isBegun = true
  }
  const sent = await sendSigned(messageTo(url), begin, { at: AT, allowsPrivate: false })
  // Only a name may lead elsewhere tomorrow.
  const outcome = url.includes('localhost') ? 'retry' : 'failed'
  expect([sent.outcome, sent.answer, isBegun]).toEqual([outcome, 'address_refused', false])
})

test('http is refused, also on the internet', async () => {
  const sent = await sendSigned(messageTo('http://9.9.9.9/hook'), nothing, { at: AT, allowsPrivate: false })
  expect(sent).toMatchObject({ outcome: 'failed', answer: 'no_tls' })
})

test('one private address among those of a name is enough to refuse it', async () => {
  const resolve = async () => [
    { address: '9.9.9.9', family: 4 as const },
    { address: '10.0.0.1', family: 4 as const },
  ]
  const options = { at: AT, allowsPrivate: false, resolve }
  expect((await sendSigned(messageTo('https://shop.example/'), nothing, options)).answer).toBe(
    'address_refused',
  )
})

test('a name that resolves to this machine at the second look is looked at once, and this machine not reached', async () => {
  const receiver = await startReceiver()
  let looks = 0
  const resolve = async () => {
    looks += 1
    return [{ address: looks === 1 ? '9.9.9.9' : '127.0.0.1', family: 4 as const }]
  }
  const url = `https://localhost:${receiver.port}/hook`
  const options = { at: AT, allowsPrivate: false, resolve, limitMs: 300 }
  const sent = await sendSigned(messageTo(url), nothing, options)
  expect([looks, receiver.received.length, sent.outcome]).toEqual([1, 0, 'retry'])
  expect(sent.answer).toMatch(/^network (timeout|E[A-Z]+)$/)
})

test('the connection goes to what was resolved, whatever the name says', async () => {
  const receiver = await startReceiver()
  const resolve = async () => [{ address: '127.0.0.1', family: 4 as const }]
  const options = { at: AT, allowsPrivate: true, resolve }
  const url = `http://shop.example:${receiver.port}/hook`
  expect((await sendSigned(messageTo(url), nothing, options)).outcome).toBe('sent')
  expect(receiver.received[0]?.headers.host).toBe(`shop.example:${receiver.port}`)
})

test('a redirect, to metadata of a cloud or anywhere else, is not followed', async () => {
  const inner = await startReceiver()
  for (const location of [inner.url, 'http://169.254.169.254/latest/meta-data/']) {
    const receiver = await startReceiver([(response) => response.writeHead(307, { location }).end()])
    const sent = await sendSigned(messageTo(receiver.url), nothing, { at: AT, allowsPrivate: true })
    expect(sent).toMatchObject({ outcome: 'retry', answer: '307' })
  }
  expect(inner.received).toEqual([])
})

test('a receiver that never answers is left in time', async () => {
  const silent = await startReceiver(['hang'])
  const options = { at: AT, allowsPrivate: true, limitMs: 200 }
  expect((await sendSigned(messageTo(silent.url), nothing, options)).answer).toBe('network timeout')
})

test.each([
  ['200 OK', 'sent', '200 got'],
  ['410 Gone', 'gone', '410 got'],
  ['500 Internal Server Error', 'retry', '500 got'],
] as const)('%s counts once it is said, though the text hangs or is cut', async (line, outcome, answer) => {
  const head = `HTTP/1.1 ${line}\r\nContent-Length: 1000\r\n\r\ngot`
  const hanging = await startSocket((socket) => socket.once('data', () => socket.write(head)))
  const cut = await startSocket((socket) => socket.once('data', () => socket.end(head)))
  const reset = await startSocket((socket) =>
    socket.once('data', () => socket.write(head, () => setTimeout(() => socket.resetAndDestroy(), 50))),
  )
  const broken = await startSocket((socket) =>
    socket.once('data', () =>
      socket.write(
        head.replace('Content-Length: 1000', 'Transfer-Encoding: chunked').replace(/got$/, '3\r\ngot\r\nzz'),
      ),
    ),
  )
  const options = { at: AT, allowsPrivate: true, limitMs: 200 }
  for (const url of [hanging, cut, reset, broken])
    expect(await sendSigned(messageTo(url), nothing, options)).toMatchObject({ outcome, answer })
  const begun = performance.now()
  await sendSigned(messageTo(hanging), nothing, { at: AT, allowsPrivate: true })
  expect(performance.now() - begun).toBeLessThan(3000)
})

test.each([
  [
    'another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    '101',
  ],
  ['a hint, and no answer', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n', 'network timeout'],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', 'network HPE_INVALID_CONSTANT'],
])('a receiver that answers with %s is left in time', async (_, bytes, answer) => {
  const url = await startSocket((socket) => socket.once('data', () => socket.write(bytes)))
  const options = { at: AT, allowsPrivate: true, limitMs: 300 }
  expect(await sendSigned(messageTo(url), nothing, options)).toMatchObject({ outcome: 'retry', answer })
})

test('of an endless answer 64 KB are read, and a line of it is kept', async () => {
  const receiver = await startReceiver([
    (response) => {
      response.writeHead(500)
      const more = () => {
        if (!response.destroyed) response.write('a\u0000\n'.repeat(4000), () => setImmediate(more))
      }
      more()
    },
  ])
  const sent = await sendSigned(messageTo(receiver.url), nothing, { at: AT, allowsPrivate: true })
  expect(sent.outcome).toBe('retry')
  expect(sent.answer).toBe(`500 ${'a '.repeat(100)}`.trim())
})
