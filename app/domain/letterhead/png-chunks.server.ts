import { crc32, deflateSync } from 'node:zlib'

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const CHUNK_FRAME = 12
const EIGHT_BITS = 8
const TRUE_COLOR = 2
const FILTER_UP = 2

interface Chunk {
  type: string
  data: Uint8Array
}

/** The chunks of a PNG file up to its end mark, or undefined where they do not hang together. */
export function pngChunks(file: Uint8Array): Chunk[] | undefined {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const chunks: Chunk[] = []
  let at = PNG_SIGNATURE.length
  while (at + CHUNK_FRAME <= view.length) {
    const length = view.readUInt32BE(at)
    const end = at + CHUNK_FRAME + length
    if (end > view.length || crc32(view.subarray(at + 4, end - 4)) !== view.readUInt32BE(end - 4))
      return undefined
    const type = view.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return chunks
    chunks.push({ type, data: view.subarray(at + 8, end - 4) })
    at = end
  }
  return undefined
}

/** A PNG file of plain pixels: eight bits each of red, green and blue, row by row, and nothing else. */
export function rgbPng(width: number, height: number, rgb: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([EIGHT_BITS, TRUE_COLOR], 8)
  const file = Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filteredUp(width, height, rgb))),
    chunk('IEND', new Uint8Array()),
  ])
  return new Uint8Array(file)
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(CHUNK_FRAME - 4)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

// Each byte less the one above it: plain areas, which logos consist of, become noughts.
function filteredUp(width: number, height: number, rgb: Uint8Array): Uint8Array {
  const stride = width * 3
  const filtered = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y += 1) {
    const to = y * (stride + 1)
    filtered[to] = FILTER_UP
    for (let x = 0; x < stride; x += 1) {
      const above = y === 0 ? 0 : (rgb[(y - 1) * stride + x] ?? 0)
      filtered[to + 1 + x] = (rgb[y * stride + x] ?? 0) - above
    }
  }
  return filtered
}
