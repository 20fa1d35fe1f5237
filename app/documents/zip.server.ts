import { crc32 } from 'node:zlib'

interface Entry {
  fileName: string
  bytes: Uint8Array
}

interface Written {
  name: Buffer
  sum: number
  size: number
  offset: number
}

const LOCAL_FILE = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END = 0x06054b50
const ZIP64_END = 0x06064b50
const ZIP64_LOCATOR = 0x07064b50
const ZIP64_FIELD = 1
const VERSION = 20
const ZIP64_VERSION = 45
/** From files made on DOS, Info-ZIP's unzip takes umlauts for CP437, whatever the flag says. */
const MADE_ON_UNIX = (3 << 8) | ZIP64_VERSION
const READABLE = 0o100644 * 0x10000
const UTF8_NAMES = 0x0800
/** From these on, a field holds the largest value, and Zip64 the true one. */
const MANY = 0xffff
const LARGE = 0xffffffff

/**
 * Files as one ZIP, piece by piece and uncompressed: a PDF hardly gets smaller, and its bytes stay the frozen ones.
 * Zip64 from 65,535 files or 4 GB on. Each file is below 4 GB.
 * @param day of the year 1980 or later, shown as the date of each file
 */
export async function* zip(entries: AsyncIterable<Entry>, day: string): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const { fileName, bytes } of entries) {
    const file = { name: Buffer.from(fileName), sum: crc32(bytes), size: bytes.length, offset }
    const head = Buffer.concat([uint32(LOCAL_FILE), aboutFile(file, day, NOTHING), file.name])
    written.push(file)
    offset += head.length + bytes.length
    yield head
    yield bytes
  }
  const directory = Buffer.concat(written.map((file) => directoryEntry(file, day)))
  yield directory
  yield end({ count: written.length, size: directory.length, offset })
}

const NOTHING = Buffer.alloc(0)

/** What both headers of a file say. */
function aboutFile({ name, sum, size }: Written, day: string, extra: Buffer): Buffer {
  const version = uint16(extra.length > 0 ? ZIP64_VERSION : VERSION)
  return Buffer.concat([
    ...[version, uint16(UTF8_NAMES), uint16(0), uint16(0), uint16(dosDate(day))],
    ...[uint32(sum), uint32(size), uint32(size), uint16(name.length), uint16(extra.length)],
  ])
}

function directoryEntry(file: Written, day: string): Buffer {
  const extra =
    file.offset < LARGE ? NOTHING : Buffer.concat([uint16(ZIP64_FIELD), uint16(8), uint64(file.offset)])
  return Buffer.concat([
    ...[uint32(DIRECTORY_ENTRY), uint16(MADE_ON_UNIX), aboutFile(file, day, extra)],
    // No comment, first disk.
    ...[uint16(0), uint16(0), uint16(0), uint32(READABLE)],
    ...[uint32(Math.min(file.offset, LARGE)), file.name, extra],
  ])
}

interface Directory {
  count: number
  size: number
  offset: number
}

function end({ count, size, offset }: Directory): Buffer {
  const files = uint16(Math.min(count, MANY))
  const place = [uint32(Math.min(size, LARGE)), uint32(Math.min(offset, LARGE))]
  const short = [uint32(END), uint16(0), uint16(0), files, files, ...place, uint16(0)]
  if (count < MANY && size < LARGE && offset < LARGE) return Buffer.concat(short)
  return Buffer.concat([
    ...[uint32(ZIP64_END), uint64(44), uint16(ZIP64_VERSION), uint16(ZIP64_VERSION), uint32(0), uint32(0)],
    ...[uint64(count), uint64(count), uint64(size), uint64(offset)],
    ...[uint32(ZIP64_LOCATOR), uint32(0), uint64(offset + size), uint32(1)],
    ...short,
  ])
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

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
