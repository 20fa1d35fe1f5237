import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { BodyTooLarge } from './body.server'

const unpack = promisify(gunzip)

/** Deepest nesting; our events need four. Hundreds of thousands take the parser seconds. */
const DEEPEST = 100
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

export function isPlainJson(headers: Headers): boolean {
  return isJson(headers) && encodingOf(headers) === 'identity'
}

/** JSON as it is, or compressed with gzip. */
export function isJsonOrGzip(headers: Headers): boolean {
  return isJson(headers) && ['identity', 'gzip'].includes(encodingOf(headers))
}

function isJson(headers: Headers): boolean {
  return JSON_TYPE.test(headers.get('content-type') ?? '')
}

export function encodingOf(headers: Headers): string {
  return (headers.get('content-encoding') ?? 'identity').toLowerCase()
}

/**
 * The body, unpacked if it came compressed; undefined if it did not come as its header says. The limit is on what is
 * unpacked, which stops there.
 * @throws BodyTooLarge
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (encodingOf(request.headers) === 'identity') return bytes
  try {
    return await unpack(bytes, { maxOutputLength: most })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new BodyTooLarge()
    return undefined
  }
}

/**
 * Accepts a byte order mark. Reports only the position of an error, as the parser's own message would quote
 * the body.
 */
export function parseJson(
  bytes: Uint8Array,
  { ifEmpty }: { ifEmpty?: unknown } = {},
): { body: unknown; text: string } | { fault: string } {
  if (isDeeper(bytes, DEEPEST)) return { fault: `The body nests deeper than ${DEEPEST} levels.` }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { fault: 'The body is not valid UTF-8.' }
  }
  if (ifEmpty !== undefined && text.trim() === '') return { body: ifEmpty, text }
  try {
    return { body: JSON.parse(text), text }
  } catch (error) {
    const position = /at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(String(error))?.[1]
    return {
      fault:
        position === undefined
          ? 'The body is not valid JSON.'
          : `The body is not valid JSON from character ${position} on.`,
    }
  }
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a]
/** In ASCII this bit is all that parts `[` from `{`, and `]` from `}`. */
const BRACE_BIT = 0x20
const [OPENING, CLOSING] = [0x7b, 0x7d]

/** How many members the objects of valid JSON have as it was sent. */
export function membersIn(json: Uint8Array): number {
  let members = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (isInString && byte === BACKSLASH) at += 1
    else if (byte === QUOTE) isInString = !isInString
    else if (byte === COLON && !isInString) members += 1
  }
  return members
}

/** Counts brackets outside strings. */
function isDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    if (isInString && byte === BACKSLASH) at += 1
    else if (byte === QUOTE) isInString = !isInString
    else if (isInString) continue
    else if ((byte | BRACE_BIT) === OPENING) {
      depth += 1
      if (depth > most) return true
    } else if ((byte | BRACE_BIT) === CLOSING) depth -= 1
  }
  return false
}
