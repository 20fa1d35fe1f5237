const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 65_535

/**
 * The files in a ZIP by name, with the size that each says it unpacks to; undefined if its directory cannot be read.
 * Unpacking stops at the declared size, so that a file cannot be larger than it says.
 */
export function unpackedBytes(bytes: Uint8Array): Map<string, number> | undefined {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(zip)
  if (end === undefined) return undefined
  const sizes = new Map<string, number>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) return undefined
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field))
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + (nameLength ?? 0))
    const [packed, unpacked] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    // An empty entry still packs to a few bytes; one that claims to be empty would be unpacked without a limit.
    sizes.set(name, unpacked === 0 && packed > 2 ? Infinity : unpacked)
    at += ENTRY_BYTES + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return sizes
}

function endOf(zip: Buffer): number | undefined {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT)
  for (let at = zip.length - END_BYTES; at >= first; at--) if (zip.readUInt32LE(at) === END) return at
  return undefined
}
