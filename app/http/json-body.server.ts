const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

export function isPlainJson(headers: Headers): boolean {
  const encoding = headers.get('content-encoding') ?? 'identity'
  return JSON_TYPE.test(headers.get('content-type') ?? '') && encoding.toLowerCase() === 'identity'
}

/**
 * Accepts a byte order mark. Reports only the position of an error, as the parser's own message would quote
 * the body.
 */
export function parseJson(
  bytes: Uint8Array,
  { ifEmpty }: { ifEmpty?: unknown } = {},
): { body: unknown } | { fault: string } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { fault: 'The body is not valid UTF-8.' }
  }
  if (ifEmpty !== undefined && text.trim() === '') return { body: ifEmpty }
  try {
    return { body: JSON.parse(text) }
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
