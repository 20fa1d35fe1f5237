import { crc32, deflateRawSync } from 'node:zlib'

/** The files of a ZIP by name, located from its end as programs do. Throws if a checksum is wrong. */
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

export interface Packed {
  name: string
  data: Buffer
  /** The unpacked size that its entry claims. */
  says: number
}

/** A ZIP whose entries may lie about their size. */
export function zipOf(files: readonly Packed[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, says } of files) {
    const packed = deflateRawSync(data)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(data), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(says, 18)
    shared.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    shared.copy(entry, 6)
    entry.writeUInt32LE(offset, 42)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed])
    bodies.push(body)
    directory.push(entry, Buffer.from(name))
    offset += body.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, central, end])
}
