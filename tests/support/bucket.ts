import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { BucketSettings } from '~db/backup/storage'

const [KEY_ID, SECRET, REGION] = ['AKIDZAHLTAG', 'not/a+secret', 'eu-central-3']
/** Small, so that lists have several pages. */
const PAGE = 2

/** A faulty response: another answer, a connection broken before or during one, or a corrupted byte. */
type Fault =
  | { status: number; code: string }
  | { says: string }
  | 'cut'
  | 'cut off'
  | 'changed on its way'
  | 'silent'

/** An in-memory S3 API that computes the signature a request should have (AWS Signature Version 4). */
export interface Bucket {
  settings: BucketSettings
  objects: Map<string, Buffer>
  /** Keys of multipart uploads neither completed nor aborted. */
  begun(): string[]
  begin(key: string): void
  /** Makes the next requests fail whose method and address match. */
  spoil(pattern: RegExp, ...faults: Fault[]): void
  asked: string[]
}

interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
  isCutOff?: boolean
}

interface Asked {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Kept {
  objects: Map<string, Buffer>
  uploads: Map<string, { key: string; parts: Map<number, Buffer> }>
}

export async function startBucket(folder = 'firma'): Promise<Bucket> {
  const kept: Kept = { objects: new Map(), uploads: new Map() }
  const spoilt: { pattern: RegExp; fault: Fault }[] = []
  const asked: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const line = `${request.method} ${request.url}`
    asked.push(line)
    const found = spoilt.findIndex(({ pattern }) => pattern.test(line))
    const fault = found < 0 ? undefined : spoilt.splice(found, 1)[0]?.fault
    if (fault === 'cut') {
      request.socket.destroy()
      return
    }
    if (fault === 'silent') return
    const body = Buffer.concat(chunks)
    if (fault === 'changed on its way') body[0] = 255 - (body[0] ?? 0)
    const reply = typeof fault === 'object' ? replyOf(fault) : replyTo(request, body, kept)
    send(response, fault === 'cut off' ? { ...reply, isCutOff: true } : reply)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/sicherung/${folder}`
  return {
    settings: { address, region: REGION, keyId: KEY_ID, secret: SECRET },
    objects: kept.objects,
    begun: () => [...kept.uploads.values()].map(({ key }) => key),
    begin: (key) => void kept.uploads.set(randomUUID(), { key, parts: new Map() }),
    spoil: (pattern, ...faults) => spoilt.push(...faults.map((fault) => ({ pattern, fault }))),
    asked,
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '', isCutOff }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  if (!isCutOff) {
    response.end(body)
    return
  }
  response.write(body.slice(0, body.length / 2))
  setTimeout(() => response.destroy(), 10)
}

function replyTo(request: IncomingMessage, body: Buffer, kept: Kept): Reply {
  const { method = '', url = '', headers } = request
  if (headers.authorization !== authorizationFor(request)) return refusal(403, 'SignatureDoesNotMatch')
  const proof = headers['content-md5']
  if (proof !== undefined && createHash('md5').update(body).digest('base64') !== proof)
    return refusal(400, 'BadDigest')
  const { pathname, searchParams: query } = new URL(url, 'http://bucket')
  const [, name, ...rest] = pathname.split('/')
  if (name !== 'sicherung') return refusal(404, 'NoSuchBucket')
  const key = decodeURIComponent(rest.join('/'))
  const one: Asked = { method, key, query, headers, body }
  if (key === '') return query.has('uploads') ? listUploads(kept) : listObjects(one, kept)
  return query.has('uploads') || query.has('uploadId') ? replyToPart(one, kept) : replyToObject(one, kept)
}

function replyToPart({ method, key, query, body }: Asked, { objects, uploads }: Kept): Reply {
  const id = query.get('uploadId') ?? randomUUID()
  if (query.has('uploads')) {
    uploads.set(id, { key, parts: new Map() })
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
  }
  const upload = uploads.get(id)
  if (!upload) return refusal(404, 'NoSuchUpload')
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body)
    return { headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } }
  }
  uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  objects.set(key, Buffer.concat([...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part)))
  return xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
}

function replyToObject({ method, key, headers, body }: Asked, { objects }: Kept): Reply {
  if (method === 'PUT') {
    objects.set(key, body)
    return { headers: { etag: '"one"' } }
  }
  if (method === 'DELETE') objects.delete(key)
  if (method !== 'GET') return { status: method === 'DELETE' ? 204 : 200 }
  const bytes = objects.get(key)
  if (!bytes) return refusal(404, 'NoSuchKey')
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const part = bytes.subarray(Number(from), Number(to) + 1)
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
  return { status: 206, headers: { 'content-range': range }, body: part }
}

function listUploads({ uploads }: Kept): Reply {
  const entries = [...uploads].map(
    ([id, { key }]) => `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></Upload>`,
  )
  return xml(`<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`)
}

function listObjects({ query }: Asked, { objects }: Kept): Reply {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const from = Number(query.get('continuation-token')?.split('/')[1] ?? 0)
  const entries = keys.slice(from, from + PAGE).map((key) => {
    return `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`
  })
  const isCut = from + PAGE < keys.length
  const next = isCut ? `<NextContinuationToken>a+b/${from + PAGE}/=</NextContinuationToken>` : ''
  return xml(
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${entries.join('')}<IsTruncated>${isCut}</IsTruncated>${next}</ListBucketResult>`,
  )
}

function xml(text: string, status = 200): Reply {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${text}`
  return { status, headers: { 'content-type': 'application/xml' }, body }
}

function replyOf(fault: Extract<Fault, object>): Reply {
  return 'says' in fault ? { body: fault.says } : refusal(fault.status, fault.code)
}

function refusal(status: number, code: string): Reply {
  return xml(`<Error><Code>${code}</Code><Message>No.</Message></Error>`, status)
}

/** The expected header, by docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
function authorizationFor({ method, url = '', headers }: IncomingMessage): string {
  const [path, search = ''] = url.split('?')
  const names = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? []
  const time = String(headers['x-amz-date'])
  const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`
  const canonical = [
    method,
    path,
    search.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const hash = createHash('sha256').update(canonical).digest('hex')
  const key = scope.split('/').reduce<string | Buffer>(keyed, `AWS4${SECRET}`)
  const signature = keyed(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash}`).toString('hex')
  return `AWS4-HMAC-SHA256 Credential=${KEY_ID}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

export function bucketVariables({ address, keyId, secret, region }: BucketSettings): Record<string, string> {
  return {
    BACKUP_COPY_TO: address,
    BACKUP_S3_KEY_ID: keyId,
    BACKUP_S3_SECRET: secret,
    BACKUP_S3_REGION: region,
  }
}
