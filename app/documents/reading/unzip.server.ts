import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import type { ZipEntry } from './zip-directory'

const inflate = promisify(inflateRaw)

const LOCAL_FILE = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** One file of a ZIP, beside the event loop; undefined if it is damaged, or larger than it says. */
export async function unzipped(zip: Uint8Array, entry: ZipEntry): Promise<Buffer | undefined> {
  const packed = packedBytes(zip, entry)
  const bytes = packed && (await inflated(packed, entry))
  return bytes && bytes.length === entry.unpacked && crc32(bytes) === entry.crc ? bytes : undefined
}

function packedBytes(zip: Uint8Array, { at, packed }: ZipEntry): Buffer | undefined {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL_FILE) return undefined
  const start = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  return start + packed > bytes.length ? undefined : bytes.subarray(start, start + packed)
}

async function inflated(packed: Buffer, { method, unpacked }: ZipEntry): Promise<Buffer | undefined> {
  if (method === STORED) return packed
  if (method !== DEFLATED) return undefined
  // Zero would be no limit.
  return inflate(packed, { maxOutputLength: Math.max(1, unpacked) }).catch(() => undefined)
}
