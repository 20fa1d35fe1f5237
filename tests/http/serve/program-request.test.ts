import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { BodyTooLarge, limitBody, ProgramRequest } from '~/http/body.server'

// A program's body, which is read as bytes from the connection itself.

const MOST = 10

function sent(headers: Record<string, string> = {}) {
  const incoming = new PassThrough()
  const request = new ProgramRequest(incoming, 'http://localhost/api/x', { method: 'POST', headers })
  return { incoming, request, limited: limitBody(request, MOST) }
}

const text = async (read: Promise<ArrayBuffer>) => Buffer.from(await read).toString()

test('what comes in pieces is one body, however often it is read', async () => {
  const { incoming, limited } = sent()
  const read = limited.request.arrayBuffer()
  incoming.write('Kä')
  await new Promise(setImmediate)
  incoming.end('se')
  expect(await text(read)).toBe('Käse')
  expect(await text(limited.request.arrayBuffer())).toBe('Käse')
  expect(limited.isTooLarge()).toBe(false)
})

test('nothing is read before it is asked for', async () => {
  const { incoming, request } = sent()
  incoming.end('{}')
  await new Promise(setImmediate)
  expect(incoming.readableFlowing).toBe(null)
  expect(await text(request.arrayBuffer())).toBe('{}')
})

test.each([
  ['declared', { 'Content-Length': '11' }],
  ['sent', {}],
])('more than the limit, %s, is refused, and the connection stays for the answer', async (_, headers) => {
  const { incoming, limited } = sent(headers as Record<string, string>)
  const read = limited.request.arrayBuffer()
  incoming.write('123456')
  incoming.write('789012')
  await expect(read).rejects.toThrow(BodyTooLarge)
  expect(limited.isTooLarge()).toBe(true)
  expect(incoming.destroyed).toBe(false)
})

test.each(['before', 'while'])('a body that is broken off %s it is read is no body', async (when) => {
  const { incoming, request } = sent()
  incoming.once('error', () => {})
  incoming.write('{"half":')
  const breakOff = () => incoming.destroy(new Error('ECONNRESET'))
  if (when === 'before') breakOff()
  await new Promise(setImmediate)
  const read = request.arrayBuffer()
  if (when === 'while') setImmediate(breakOff)
  await expect(read).rejects.toThrow('ECONNRESET')
})
