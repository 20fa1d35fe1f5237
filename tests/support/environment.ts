import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, vi } from 'vitest'

// Every test file has a data directory of its own, so app/db.server opens a fresh database in each.
const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-app-'))
copyFileSync(inject('templateFile'), join(dataDir, 'zahltag.sqlite'))

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  PORT: '3000',
  BASE_URL: 'http://localhost:3000',
  LINK_KEYS: 'k1:link-0123456789abcdefghijklmnopqrstuvwxyz',
  FIELD_KEYS: 'k1:field-0123456789abcdefghijklmnopqrstuvwxyz',
  WEBHOOK_SECRET: 'hook-0123456789abcdefghijklmnopqrstuvwxyz',
  LOG_LEVEL: 'silent',
})

const complain = vi.spyOn(globalThis.console, 'error')

afterEach(() => {
  const complaints = complain.mock.calls.map((call) => call.join(' '))
  complain.mockClear()
  expect(complaints, 'console.error was called').toEqual([])
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
