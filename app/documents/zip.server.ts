import { crc32 } from 'node:zlib'

interface Entry {
  fileName: string
  bytes: Uint8Array
}

interface Written {
  name: Buffer
  /** Fields shared by both headers of a file. */
  said: Buffer
  offset: number
}

const LOCAL_FILE = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800

/**
 * Files as one ZIP, piece by piece and uncompressed: a PDF hardly gets smaller, and its bytes stay the frozen ones.
 * @param day of the year 1980 or later, shown as the date of each file
 */
export async function* zip(entries: AsyncIterable<Entry>, day: string): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const { fileName, bytes } of entries) {
    const name = Buffer.from(fileName)
    const said = aboutFile(bytes, name, day)
    const head = Buffer.concat([uint32(LOCAL_FILE), said, name])
    written.push({ name, said, offset })
    offset += head.length + bytes.length
    yield head
    yield bytes
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  const count = uint16(written.length)
  yield directory
  yield Buffer.concat([
    ...[uint32(END), uint16(0), uint16(0), count, count],
    ...[uint32(directory.length), uint32(offset), uint16(0)],
  ])
}

function aboutFile(bytes: Uint8Array, name: Buffer, day: string): Buffer {
  const size = uint32(bytes.length)
  return Buffer.concat([
    ...[uint16(VERSION), uint16(UTF8_NAMES), uint16(0), uint16(0), uint16(dosDate(day))],
    ...[uint32(crc32(bytes)), size, size, uint16(name.length), uint16(0)],
  ])
}

function directoryEntry({ name, said, offset }: Written): Buffer {
  // Between the shared fields and the name: no comment, first disk, no attributes.
  const rest = Buffer.alloc(10)
  return Buffer.concat([uint32(DIRECTORY_ENTRY), uint16(VERSION), said, rest, uint32(offset), name])
}

function dosDate(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number)
  return ((year - 1980) << 9) | (month << 5) | date
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
