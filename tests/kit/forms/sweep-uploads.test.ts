import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepUploads } from '~/kit/forms/sweep-uploads.server'

test('what a kill left of an upload is removed, after a start at once, and an upload that is under way is not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sweep-'))
  const now = new Date()
  const hoursAgo = new Date(now.getTime() - 2 * 3_600_000)
  for (const name of ['form-old', 'form-new']) {
    mkdirSync(join(dataDir, 'uploads', name), { recursive: true })
    writeFileSync(join(dataDir, 'uploads', name, '1.pdf'), 'pay')
  }
  utimesSync(join(dataDir, 'uploads', 'form-old'), hoursAgo, hoursAgo)
  const startedAt = new Date(now.getTime() - 3 * 3_600_000)
  expect(await sweepUploads(dataDir, { at: now, startedAt })).toBe(1)
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual(['form-new'])
  expect(await sweepUploads(join(dataDir, 'nowhere'), { at: now, startedAt })).toBe(0)
  const later = new Date(now.getTime() + 1000)
  expect(await sweepUploads(dataDir, { at: later, startedAt: later })).toBe(1)
  rmSync(dataDir, { recursive: true })
})
