import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { demoEnvironment } from '~/commands/demo/secrets'

const folder = mkdtempSync(join(tmpdir(), 'zahltag-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  [undefined, undefined, 'yes'],
  ['127.0.0.1', undefined, 'yes'],
  ['127.0.0.1', 'no', 'no'],
  // Others reach this demo, and with its password could have it ask the machines beside it.
  ['0.0.0.0', undefined, 'no'],
])('a demo on %s, told %s, sends events to its own machine: %s', (host, told, sends) => {
  vi.stubEnv('HOST', host)
  vi.stubEnv('EVENTS_TO_PRIVATE', told)
  expect(demoEnvironment(folder).EVENTS_TO_PRIVATE).toBe(sends)
})
