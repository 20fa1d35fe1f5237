import { crc32 } from 'node:zlib'

/** The files of a ZIP by name, found as a program finds them: from its end. Throws where a checksum is wrong. */
export function readZip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, size, nameLength] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files[name] = zip.subarray(start, start + size)
    if (crc32(files[name]) !== sum) throw new Error(`${name} is damaged`)
    at += 46 + nameLength
  }
  if (at !== end) throw new Error('The directory does not end where the file says')
  return files
}
