import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { S3mini } from 's3mini'
import * as z from 'zod'
import { genuine, persist, whyOf } from './bucket-faults'
import { inTurns } from './in-turns'
import { backupsAmong } from './list'
import { CommandRefusal, EXIT } from './refusal'
import type { BackupStorage, BucketSettings, Patience } from './storage'

/** Held in memory while sent; a bucket takes at most 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024
/** Half a megabit per second, the slowest line supported. */
const BYTES_A_MS = 64
/** Plus the time for its bytes. */
const ANSWER_TIMEOUT_MS = 30_000
const LIST_TIMEOUT_MS = 60_000
const PAGE = 1000
const AT_ONCE = 8
const CONTENT_RANGE = /^bytes (\d+)-\d+\/(\d+)$/

/** Backups in a bucket. Errors say what to check, but not where: the caller names the address. */
export function bucketStorage(settings: BucketSettings, patience: Patience = {}): BackupStorage {
  const { address } = settings
  const { partBytes = PART_BYTES, waitMs = 500, attempts = 5 } = patience
  const [, , ...folders] = new URL(address).pathname.split('/')
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const client = clientOf(settings, patience)
  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await persist(work, { attempts, waitMs })
    } catch (error) {
      throw new CommandRefusal(EXIT.failed, whyOf(error))
    }
  }

  async function list(): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    let token: string | undefined
    do {
      const page = await ask(() => client.listObjectsPaged('/', prefix, PAGE, token))
      if (!page) throw new Error('there is no such bucket')
      for (const { Key, Size } of page.objects ?? []) found.set(Key.slice(prefix.length), Size)
      if (page.nextContinuationToken === token && token !== undefined)
        throw new Error('its list does not end')
      token = page.nextContinuationToken
    } while (token !== undefined)
    return found
  }

  async function put(name: string, bytes: Uint8Array): Promise<void> {
    await ask(() => client.putObject(prefix + name, bytes, undefined, undefined, proofOf(bytes)))
  }

  async function putFile(name: string, path: string): Promise<void> {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      if (size <= partBytes) await put(name, await read(file, 0, size))
      else await putParts(prefix + name, file, size)
    } finally {
      await file.close()
    }
  }

  async function putParts(key: string, file: FileHandle, size: number): Promise<void> {
    const uploadId = await ask(() => client.getMultipartUploadId(key))
    try {
      const parts: { partNumber: number; etag: string }[] = []
      for (let at = 0; at < size; at += partBytes) {
        const bytes = await read(file, at, Math.min(partBytes, size - at))
        const number = parts.length + 1
        parts.push(
          await ask(() => client.uploadPart(key, uploadId, bytes, number, {}, undefined, proofOf(bytes))),
        )
      }
      const whole = await ask(() => client.completeMultipartUpload(key, uploadId, parts))
      // A bucket that has started to answer "200" can report failure only in the body.
      if (!whole.etag) throw new Error('it did not put the parts together')
    } catch (error) {
      await client.abortMultipartUpload(key, uploadId).catch(() => {})
      // If the answer was lost, the second attempt finds no upload to complete.
      if ((await list()).get(key.slice(prefix.length)) !== size) throw error
    }
  }

  /** One part, and the total size in bytes. */
  async function getPart(key: string, at: number): Promise<{ bytes: Buffer; size: number }> {
    const answer = await client.getObjectRaw(key, false, at, at + partBytes)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const [, from, all] = CONTENT_RANGE.exec(answer.headers.get('content-range') ?? '') ?? []
    const size = Number(all)
    // Undefined, misplaced or cut off: asked again, like a broken connection.
    if (Number(from) !== at || bytes.length !== Math.min(partBytes, size - at))
      throw Object.assign(new Error('it answers with other bytes than were asked for'), { code: 'CUT_OFF' })
    return { bytes, size }
  }

  async function eachPart(name: string, take: (bytes: Buffer) => Promise<void> | void): Promise<void> {
    for (let at = 0, end = 1; at < end; at += partBytes) {
      const { bytes, size } = await ask(() => getPart(prefix + name, at))
      await take(bytes)
      end = size
    }
  }

  return {
    address,
    list,
    put,
    putFile,
    get: async (name) => {
      const parts: Buffer[] = []
      await eachPart(name, (bytes) => void parts.push(bytes))
      return Buffer.concat(parts)
    },
    getFile: async (name, path) => {
      const file = await open(path, 'w', 0o600)
      try {
        await eachPart(name, async (bytes) => file.appendFile(bytes))
        await file.sync()
      } finally {
        await file.close()
      }
    },
    remove: (names) =>
      inTurns(names, AT_ONCE, async (name) => void (await ask(() => client.deleteObject(prefix + name)))),
    sweep: () => abortUnfinished(client, prefix),
  }
}

function clientOf(
  { address, region, keyId, secret }: BucketSettings,
  { partBytes = PART_BYTES, listMs = LIST_TIMEOUT_MS, answerMs = ANSWER_TIMEOUT_MS }: Patience,
): S3mini {
  const { origin, pathname } = new URL(address)
  return new S3mini({
    endpoint: `${origin}/${pathname.split('/')[1] ?? ''}`,
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
    fetch: async (input, init) => {
      const url = String(input)
      const ms = answerMs + Math.ceil(loadOf(init, partBytes) / BYTES_A_MS)
      const signal = AbortSignal.timeout(url.includes('list-type=2') ? listMs : ms)
      // Never follow redirects: the target is not in the settings.
      return genuine(await fetch(url, { ...init, signal, redirect: 'manual' }), url, init?.method)
    },
  })
}

async function abortUnfinished(client: S3mini, prefix: string): Promise<void> {
  const answer: unknown = await client.listMultipartUploads('/', '', 'GET', { prefix }).catch(() => {
    // Not every service supports it, nor every key allows it; leftovers cost space but no backup.
  })
  // Others may use the bucket: abort only our uploads. Only backups are sent in parts.
  const isOurs = (key: string) =>
    key.startsWith(prefix) && backupsAmong([[key.slice(prefix.length), 0]]).length > 0
  for (const { Key, UploadId } of uploadsIn(answer))
    if (isOurs(Key)) await client.abortMultipartUpload(Key, UploadId).catch(() => {})
}

/** Bytes sent; `most` for a download, whose length is not known beforehand. */
function loadOf({ method, body }: RequestInit = {}, most: number): number {
  if (body instanceof Uint8Array) return body.length
  return method === 'GET' ? most : 0
}

const upload = z.object({ Key: z.string(), UploadId: z.string() })
const uploads = z.object({
  ListMultipartUploadsResult: z.object({ Upload: z.union([upload, z.array(upload)]) }),
})

function uploadsIn(answer: unknown): z.infer<typeof upload>[] {
  const { data } = uploads.safeParse(answer)
  return data ? [data.ListMultipartUploadsResult.Upload].flat() : []
}

/** The bucket compares this with what it received and refuses a difference (RFC 1864; every S3 API has it). */
function proofOf(bytes: Uint8Array): Record<`x-amz-${string}`, string> {
  return { 'content-md5': createHash('md5').update(bytes).digest('base64') } as Record<string, string>
}

/** @throws Error if the file has become shorter */
async function read(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  for (let got = 0; got < length; ) {
    const { bytesRead } = await file.read(bytes, got, length - got, at + got)
    if (bytesRead === 0) throw new Error('the backup became shorter while it was copied')
    got += bytesRead
  }
  return bytes
}
