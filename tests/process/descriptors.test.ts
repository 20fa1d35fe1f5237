import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { spawnServer } from '../support/spawn-server'

test('out of descriptors it says so, and serves those that are connected', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-descriptors-'))
  const under = ['sh', '-c', 'ulimit -n 90; exec "$@"', 'sh']
  const server = await spawnServer(dataDir, {}, { under })
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  for (let count = 0; count < 60; count += 1) {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  }
  await expect.poll(() => server.output(), { timeout: 10_000 }).toContain('"event":"too many connections"')
  const answered = new Promise<string>((resolve) => sockets[0]?.once('data', (data) => resolve(String(data))))
  sockets[0]?.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await answered).toContain('HTTP/1.1 200')
})
