const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 65_535

export interface ZipEntry {
  name: string
  /** 0 for bytes as they are, 8 for deflated ones. */
  method: number
  isEncrypted: boolean
  crc: number
  packed: number
  /** The size that it says it unpacks to; unpacking stops there, so that a file cannot be larger than it says. */
  unpacked: number
  /** Where its local head begins. */
  at: number
}

/** The files in a ZIP; undefined if its directory cannot be read. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(zip)
  if (end === undefined) return undefined
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) return undefined
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((field) =>
      zip.readUInt16LE(at + field),
    )
    const [packed, unpacked] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    entries.push({
      name: zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      method: zip.readUInt16LE(at + 10),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      crc: zip.readUInt32LE(at + 16),
      packed,
      // An empty entry still packs to a few bytes; one that claims to be empty would be unpacked without a limit.
      unpacked: unpacked === 0 && packed > 2 ? Infinity : unpacked,
      at: zip.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameLength + extraLength + commentLength
  }
  return entries
}

function endOf(zip: Buffer): number | undefined {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT)
  for (let at = zip.length - END_BYTES; at >= first; at--) if (zip.readUInt32LE(at) === END) return at
  return undefined
}
