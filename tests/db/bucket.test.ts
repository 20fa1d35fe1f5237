import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bucketStorage } from '~db/backup/bucket-storage'
import { thin } from '~db/backup/thin'
import { type Bucket, startBucket } from '../support/bucket'

const storageOf = (bucket: Bucket, settings = {}) =>
  bucketStorage({ ...bucket.settings, ...settings }, { partBytes: 1000, waitMs: 1 })

const busy = { status: 503, code: 'SlowDown' }

test('what is put there comes back as it was, in parts where it is long', async () => {
  const bucket = await startBucket()
  const storage = storageOf(bucket)
  const file = join(mkdtempSync(join(tmpdir(), 'bucket-')), 'file')
  for (const length of [1, 999, 1000, 1001, 3500]) {
    const bytes = Buffer.from(Array.from({ length }, (_, at) => at % 251))
    writeFileSync(file, bytes)
    await storage.putFile(`länge & ${length}`, file)
    expect(bucket.objects.get(`firma/länge & ${length}`)?.equals(bytes)).toBe(true)
    expect((await storage.get(`länge & ${length}`)).equals(bytes)).toBe(true)
    await storage.getFile(`länge & ${length}`, file)
    expect(readFileSync(file).equals(bytes)).toBe(true)
  }
  bucket.objects.set('firma-andere/x', Buffer.from('of somebody else'))
  expect([...(await storage.list())]).toEqual(
    [1, 1000, 1001, 3500, 999].map((length) => [`länge & ${length}`, length]),
  )
  await storage.remove(['länge & 1', 'länge & 999', 'never there'])
  expect([...(await storage.list()).keys()]).toEqual(['länge & 1000', 'länge & 1001', 'länge & 3500'])
  expect(bucket.objects.has('firma-andere/x')).toBe(true)
  expect(bucket.begun()).toEqual([])
})

test('a bucket that is busy or a line that breaks is tried again, and what is wrong never stays', async () => {
  const bucket = await startBucket()
  const storage = storageOf(bucket)
  const bytes = Buffer.alloc(2500, 7)
  const file = join(mkdtempSync(join(tmpdir(), 'bucket-')), 'file')
  const long = 'zahltag-2026-11-23T10-00-00-000Z.sqlite.age'
  writeFileSync(file, bytes)
  bucket.spoil(/^PUT .*partNumber=2/, busy, 'changed on its way', 'cut')
  bucket.spoil(/^POST .*uploads/, 'cut')
  // The upload was completed, but the answer was lost.
  bucket.spoil(/^POST .*uploadId/, 'cut off')
  bucket.spoil(/^GET .*list-type/, busy)
  bucket.spoil(/^GET .*firma\/zahltag/, 'cut off', 'cut', busy)
  await storage.putFile(long, file)
  expect([...(await storage.list())]).toEqual([[long, 2500]])
  expect((await storage.get(long)).equals(bytes)).toBe(true)
  // One upload was begun twice: the first answer was lost.
  await storage.sweep()
  expect(bucket.begun()).toEqual([])
})

test('an upload that fails for good leaves nothing, and what another process left is removed', async () => {
  const bucket = await startBucket()
  const storage = storageOf(bucket)
  const file = join(mkdtempSync(join(tmpdir(), 'bucket-')), 'file')
  const long = 'zahltag-2026-11-23T10-00-00-000Z.sqlite.age'
  writeFileSync(file, Buffer.alloc(2500))
  bucket.spoil(/^PUT .*partNumber=3/, busy, busy, busy, busy, busy)
  await expect(storage.putFile(long, file)).rejects.toThrow('it answers 503 SlowDown.')
  expect([bucket.begun(), [...bucket.objects]]).toEqual([[], []])
  bucket.spoil(/^PUT .*partNumber=3/, { status: 403, code: 'AccessDenied' })
  bucket.spoil(/^DELETE/, 'cut')
  await expect(storage.putFile(long, file)).rejects.toThrow('403 AccessDenied. The key may not do this')
  expect(bucket.begun()).toEqual([`firma/${long}`])
  await storage.sweep()
  expect(bucket.begun()).toEqual([])
})

test.each([
  ['the secret', { secret: 'another' }, '403 SignatureDoesNotMatch. Check BACKUP_S3_SECRET'],
  [
    'the region',
    { region: 'us-east-1' },
    '403 SignatureDoesNotMatch. Check BACKUP_S3_SECRET and BACKUP_S3_REGION.',
  ],
])('says what to look at when %s is wrong, and not what it was', async (_what, settings, words) => {
  const bucket = await startBucket()
  const error = await storageOf(bucket, settings)
    .list()
    .catch((error: Error) => error)
  expect(String(error)).toContain(words)
  expect(String(error)).not.toContain('another')
})

test('says that there is no such bucket, or that nobody answers', async () => {
  const bucket = await startBucket()
  const { origin } = new URL(bucket.settings.address)
  await expect(storageOf(bucket, { address: `${origin}/tippfehler` }).list()).rejects.toThrow(
    'there is no such bucket',
  )
  await expect(storageOf(bucket, { address: 'http://127.0.0.1:1/sicherung' }).list()).rejects.toThrow(
    'it is not to be reached (',
  )
  await expect(storageOf(bucket).get('nothing')).rejects.toThrow('it answers 404 NoSuchKey.')
})

test.each([
  ['a page of something else', '<!DOCTYPE html><html lang="en"><title>Sign in</title></html>', '200.'],
  ['nothing', '', '200.'],
  ['a failure', '<Error><Code>NoSuchThing</Code></Error>', '200 NoSuchThing.'],
  [
    'a list that is cut short',
    '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>',
    '200. Check the host in BACKUP_COPY_TO',
  ],
])('takes %s for no answer of a bucket, though it says "200"', async (_what, says, words) => {
  const bucket = await startBucket()
  const storage = storageOf(bucket)
  bucket.spoil(/list-type/, { says })
  await expect(storage.list()).rejects.toThrow(`it answers ${words}`)
  bucket.spoil(/^PUT/, { says })
  await expect(storage.put('one', Buffer.from('1'))).rejects.toThrow(`it answers ${words}`)
})

test('whoever is in a hurry is not kept waiting by a host that keeps silent', async () => {
  const bucket = await startBucket()
  bucket.spoil(/list-type/, 'silent', 'silent')
  const storage = bucketStorage(bucket.settings, { attempts: 2, waitMs: 1, listMs: 20 })
  await expect(storage.list()).rejects.toThrow('it is not to be reached (TimeoutError)')
  expect(bucket.asked).toHaveLength(2)
})

test('one that takes no part is given up at the second attempt, and the upload with it', async () => {
  const bucket = await startBucket()
  const file = join(mkdtempSync(join(tmpdir(), 'bucket-')), 'file')
  writeFileSync(file, Buffer.alloc(2500))
  bucket.spoil(/^PUT .*partNumber=2/, 'silent', 'silent', 'silent')
  const storage = bucketStorage(bucket.settings, { partBytes: 1000, waitMs: 1, answerMs: 100 })
  const long = 'zahltag-2026-11-23T10-00-00-000Z.sqlite.age'
  await expect(storage.putFile(long, file)).rejects.toThrow('it is not to be reached (TimeoutError)')
  expect(bucket.asked.filter((line) => line.includes('partNumber=2'))).toHaveLength(2)
  expect([bucket.begun(), [...bucket.objects]]).toEqual([[], []])
})

test('in a bucket that others use too, nothing of theirs is touched', async () => {
  const bucket = await startBucket('')
  const root = { address: bucket.settings.address.replace(/\/$/, '') }
  const theirs = ['film', 'documents/../'.concat('a'.repeat(64)), `documents/of/${'b'.repeat(64)}`]
  for (const key of theirs) bucket.objects.set(key, Buffer.from('of somebody else'))
  bucket.begin('film')
  for (const at of ['2026-11-23T10:00:00Z', '2028-11-23T10:00:00Z']) {
    bucket.objects.set(`zahltag-${at.slice(0, 13)}-00-00-000Z.sqlite.age`, Buffer.from('ours'))
    await thin(storageOf(bucket, root), [], new Date(at))
  }
  for (const key of [...bucket.objects.keys()].filter((key) => key.includes('2026-')))
    bucket.objects.delete(key)
  await thin(storageOf(bucket, root), [], new Date('2028-11-23T11:00:00Z'))
  expect([...bucket.objects.keys()]).toEqual(expect.arrayContaining(theirs))
  expect(bucket.begun()).toEqual(['film'])
})
