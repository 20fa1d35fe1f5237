import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepDocuments } from '~/domain/documents/sweep-documents.server'
import { documentsBeside } from '~db/document-store'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const YESTERDAY = new Date(Date.now() - 25 * 60 * 60_000)

test('files that no row names go after a day; named and young ones stay', async () => {
  const { db, file, house } = freshDatabase()
  const folder = documentsBeside(file)
  const scope = await makeTenant(house)
  await makeInvoice(house, scope, (await makeCustomer(house, scope)).id)
  const { kept_sha256: named } = await db
    .selectFrom('documents')
    .select('kept_sha256')
    .executeTakeFirstOrThrow()
  const [old, young, again] = [
    await folder.put(Buffer.from('taken back yesterday')),
    await folder.put(Buffer.from('taken back now')),
    await folder.put(Buffer.from('taken back yesterday, and written again now')),
  ]
  for (const sha256 of [named, old, again]) utimesSync(folder.pathOf(sha256), YESTERDAY, YESTERDAY)
  await folder.put(Buffer.from('taken back yesterday, and written again now'))

  expect(await sweepDocuments(house, folder, new Date())).toBe(1)
  const there = [named, old, young, again].map((sha256) => existsSync(folder.pathOf(sha256)))
  expect(there).toEqual([true, false, true, true])
})

test('what is kept is nobody else’s to read, and is not written again', async () => {
  const { file } = freshDatabase()
  const folder = documentsBeside(file)
  const sha256 = await folder.put(Buffer.from('one'))
  const path = folder.pathOf(sha256)
  expect(path).toBe(join(file, '..', 'documents', sha256.slice(0, 2), sha256))
  expect(statSync(path).mode & 0o777).toBe(0o400)
  const { ino } = statSync(path)
  expect(await folder.put(Buffer.from('one'))).toBe(sha256)
  expect(statSync(path).ino).toBe(ino)
})

test('what a killed process left unfinished goes after an hour, and stops nobody before', async () => {
  const { file, house } = freshDatabase()
  const folder = documentsBeside(file)
  const old = await folder.put(Buffer.from('taken back yesterday'))
  const path = folder.pathOf(old)
  utimesSync(path, YESTERDAY, YESTERDAY)
  const leave = (name: string, minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000)
    writeFileSync(`${path}.${name}.tmp`, 'taken', { mode: 0o400 })
    utimesSync(`${path}.${name}.tmp`, at, at)
  }
  leave('long-ago', 61)
  leave('just-now', 59)

  expect(await sweepDocuments(house, folder, new Date())).toBe(2)
  expect(await folder.put(Buffer.from('taken back yesterday'))).toBe(old)
  expect(readdirSync(dirname(path))).toEqual([old, `${old}.just-now.tmp`])
})
