/** Parses a message like a mail program: headers unfolded and decoded, both bodies decoded. */
export function readMail(source: string): { headers: Record<string, string>; text: string; html: string } {
  const [head = ''] = source.split('\r\n\r\n')
  const headers = headersOf(head)
  const boundaries = [...source.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => `--${boundary}`)
  const parts = boundaries.reduce((all, one) => all.flatMap((part) => part.split(one)), [source]).map(bodyOf)
  return {
    headers,
    text: parts.find(({ type }) => type.startsWith('text/plain'))?.body ?? '',
    html: parts.find(({ type }) => type.startsWith('text/html'))?.body ?? '',
  }
}

function bodyOf(part: string): { type: string; body: string } {
  const at = part.indexOf('\r\n\r\n')
  const headers = headersOf(part.slice(0, Math.max(at, 0)).trim())
  const raw = part.slice(at + 4).replace(/\r\n$/, '')
  const encoding = headers['content-transfer-encoding']
  const bytes =
    encoding === 'base64'
      ? Buffer.from(raw, 'base64')
      : encoding === 'quoted-printable'
        ? quotedPrintable(raw)
        : Buffer.from(raw)
  return { type: headers['content-type'] ?? '', body: bytes.toString('utf8').replace(/\r\n/g, '\n') }
}

function headersOf(head: string): Record<string, string> {
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  const pairs = unfolded.split('\r\n').map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), words(line.slice(at + 1).trim())]
  })
  return Object.fromEntries(pairs)
}

/** Encoded words (RFC 2047). */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, value: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('latin1')
        : quotedPrintable(value.replace(/_/g, ' ')).toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r?\n/g, '')
  const latin = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(latin, 'latin1')
}
