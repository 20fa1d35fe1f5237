import type { RefusalCode } from '~/domain/inbox/refusal-codes'
import { BodyTooLarge } from '~/http/body.server'
import { encodingOf, isJsonOrGzip, parseJson, readBytes } from '~/http/json-body.server'
import { isIdempotencyKey } from './rest/idempotency-key'

export const MOST_BYTES = 2 * 1024 * 1024

const TOO_LARGE =
  'The body is larger than 2 MiB (2,097,152 bytes), unpacked. Send the employees of a month in several requests: each adds to the month, and none takes away what another has sent.'

/** Why a request cannot be read. */
interface Unreadable {
  status: 400 | 413 | 415
  code: RefusalCode
  detail: string
  isDry: boolean
  bytes?: Uint8Array
  /** The body, where it is text. */
  text?: string | undefined
}

interface Readable {
  bytes: Uint8Array
  body: unknown
  text: string
  idempotencyKey: string | undefined
  isDry: boolean
}

const GUARDS = ['x-dry-run', 'webhook-id', 'idempotency-key']

export async function readWebhook(request: Request): Promise<Readable | Unreadable> {
  const { headers } = request
  const dryRun = headers.get('x-dry-run')?.toLowerCase() ?? 'false'
  const isDry = dryRun !== 'false'
  const head = faultInHead(headers)
  if (head) return { ...head, status: 415, isDry }
  const bytes = await readUpTo(request)
  if ('code' in bytes) return { ...bytes, isDry }
  const key = headers.get('webhook-id') ?? headers.get('idempotency-key') ?? undefined
  const early = { status: 400, isDry, bytes } as const
  if (GUARDS.some((name) => headers.get(name) === ''))
    return {
      ...early,
      code: 'guard_empty',
      detail: 'X-Dry-Run, webhook-id and Idempotency-Key must not be empty.',
    }
  if (dryRun !== 'true' && isDry)
    return { ...early, code: 'dry_run_wrong', detail: 'X-Dry-Run must be true or false.' }
  if (key !== undefined && !isIdempotencyKey(key))
    return {
      ...early,
      code: 'idempotency_key_wrong',
      detail: 'webhook-id (or Idempotency-Key) must be 1 to 255 visible ASCII characters.',
    }
  if (isUtf16(bytes))
    return {
      ...early,
      code: 'byte_order_mark',
      detail: 'The body begins with a byte order mark of UTF-16. Send it in UTF-8, best without a mark.',
    }
  const parsed = parseJson(bytes)
  if ('fault' in parsed) return { ...early, code: 'json_wrong', detail: parsed.fault, text: textOf(bytes) }
  return { ...parsed, bytes, idempotencyKey: key, isDry }
}

async function readUpTo(request: Request): Promise<Uint8Array | Omit<Unreadable, 'isDry'>> {
  try {
    const bytes = await readBytes(request, MOST_BYTES)
    if (bytes) return bytes
    return {
      status: 400,
      code: 'encoding_wrong',
      detail: 'The body is not compressed with gzip, as Content-Encoding says.',
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) return { status: 413, code: 'body_too_large', detail: TOO_LARGE }
    throw error
  }
}

function faultInHead(headers: Headers): Pick<Unreadable, 'code' | 'detail'> | undefined {
  if (isJsonOrGzip(headers)) return undefined
  if (!['identity', 'gzip'].includes(encodingOf(headers)))
    return { code: 'encoding_wrong', detail: 'Send the body as it is, or compressed with gzip once.' }
  if (/^application\/json\s*;/i.test(headers.get('content-type') ?? ''))
    return { code: 'charset_wrong', detail: 'Send application/json in UTF-8, the only charset of JSON.' }
  return { code: 'media_type_wrong', detail: 'Send Content-Type: application/json.' }
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe)
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
