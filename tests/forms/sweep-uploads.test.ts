import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepUploads } from '~/forms/sweep-uploads.server'

test('what a kill left of an upload is removed, and an upload that is under way is not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sweep-'))
  const now = new Date()
  const hoursAgo = new Date(now.getTime() - 2 * 3_600_000)
  for (const name of ['form-old', 'form-new']) {
    mkdirSync(join(dataDir, 'uploads', name), { recursive: true })
    writeFileSync(join(dataDir, 'uploads', name, '1.pdf'), 'pay')
  }
  utimesSync(join(dataDir, 'uploads', 'form-old'), hoursAgo, hoursAgo)
  expect(await sweepUploads(dataDir, now)).toBe(1)
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual(['form-new'])
  expect(await sweepUploads(join(dataDir, 'nowhere'), now)).toBe(0)
  rmSync(dataDir, { recursive: true })
})
