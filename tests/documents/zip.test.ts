import { describe, expect, test } from 'vitest'
import { zip } from '~/documents/zip.server'
import { readZip } from '../support/zip'

const DAY = '2026-03-02'
/** 2 March 2026 as MS-DOS writes it: 46 years after 1980, in 7 bits, then 4 for the month and 5 for the day. */
const DOS_DAY = 0b0101110_0011_00010

async function packed(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Promise<Buffer> {
  async function* entries() {
    for (const [fileName, bytes] of files) yield { fileName, bytes }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zip(entries(), DAY)) pieces.push(whole(piece))
  return Buffer.concat(pieces)
}

/** Without the length that a test has given it. */
function whole({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** What the last 98 bytes say, by sections 4.3.14 to 4.3.16 of APPNOTE.TXT. */
function zip64End(bytes: Buffer) {
  const [record, locator, end] = [bytes.length - 98, bytes.length - 42, bytes.length - 22]
  return {
    signatures: [record, locator, end].map((at) => bytes.readUInt32BE(at)),
    needs: bytes.readUInt16LE(record + 14),
    files: bytes.readBigUInt64LE(record + 32),
    directory: { size: bytes.readBigUInt64LE(record + 40), offset: bytes.readBigUInt64LE(record + 48) },
    recordAt: bytes.readBigUInt64LE(locator + 8),
    filesInShort: bytes.readUInt16LE(end + 10),
    offsetInShort: bytes.readUInt32LE(end + 16),
  }
}

const SIGNATURES = [0x504b0606, 0x504b0607, 0x504b0506]

describe('a ZIP', () => {
  test('keeps bytes and names, says that they are UTF-8, and is the same each time', async () => {
    const files = [
      ['Löhne/Ärzte-März.pdf', Buffer.from('one')],
      ['2025/ω.pdf', Buffer.alloc(0)],
    ] as const
    const bytes = await packed(files)
    expect(readZip(bytes)).toEqual(Object.fromEntries(files))
    expect(await packed(files)).toEqual(bytes)
    // Flags: names in UTF-8 (bit 11), and sizes in front of the bytes (not bit 3), for readers that do not look ahead.
    expect([bytes.readUInt16LE(6), bytes.readUInt16LE(12)]).toEqual([0x0800, DOS_DAY])
    expect([bytes.readUInt32LE(18), bytes.readUInt32LE(22)]).toEqual([3, 3])
    // Only from Unix (3) does Info-ZIP's unzip take names as they are.
    const directory = bytes.readUInt32LE(bytes.length - 6)
    expect(bytes[directory + 5]).toBe(3)
  })

  test('of 65,535 files counts them where Zip64 says it', async () => {
    const bytes = await packed(Array.from({ length: 0xffff }, (_, at) => [`${at}.pdf`, Buffer.alloc(0)]))
    const { signatures, needs, files, directory, recordAt, filesInShort } = zip64End(bytes)
    expect(signatures).toEqual(SIGNATURES)
    expect([needs, files, filesInShort]).toEqual([45, 0xffffn, 0xffff])
    expect([directory.offset + directory.size, recordAt]).toEqual(Array(2).fill(BigInt(bytes.length - 98)))
  })

  test('of more than 4 GB says where each file is', async () => {
    const half = Object.defineProperty(Buffer.from('long'), 'length', { value: 3_000_000_000 })
    const left = 3_000_000_000 - 4
    const bytes = await packed([
      ['a', half],
      ['b', half],
      ['c', Buffer.from('end')],
    ])
    const { signatures, directory, recordAt, offsetInShort } = zip64End(bytes)
    expect(signatures).toEqual(SIGNATURES)
    expect(offsetInShort).toBe(0xffffffff)
    expect(recordAt).toBe(BigInt(bytes.length - 98 + 2 * left))
    // Headers of 31 bytes each stand before the files; in the directory, the third has a field of its own (4.5.3).
    expect(directory.offset).toBe(BigInt(3 * 31 + 2 * 3_000_000_000 + 3))
    const third = bytes.length - 98 - 12 - 47
    expect([bytes.readUInt32BE(third), bytes.readUInt16LE(third + 6)]).toEqual([0x504b0102, 45])
    expect(bytes.readUInt32LE(third + 42)).toBe(0xffffffff)
    expect([bytes.readUInt16LE(third + 47), bytes.readUInt16LE(third + 49)]).toEqual([1, 8])
    expect(bytes.readBigUInt64LE(third + 51)).toBe(BigInt(2 * 31 + 2 * 3_000_000_000))
  })
})
