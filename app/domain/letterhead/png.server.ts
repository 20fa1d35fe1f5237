import { inflateSync } from 'node:zlib'
import { PNG } from 'pngjs'

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const CHUNK_FRAME = 12

/** Filter 2 subtracts the byte above: plain areas, typical of logos, become zeros. */
const PLAIN_PIXELS = { colorType: 2, inputHasAlpha: false, filterType: 2, deflateStrategy: 0 } as const

export interface PngPicture {
  width: number
  height: number
  /** Four bytes per pixel, row by row: red, green, blue and alpha. */
  rgba: Uint8Array
}

/** Unpacks any PNG; undefined if it is damaged or unpacks to more than `most` bytes. */
export function readPng(file: Uint8Array, most: number): PngPicture | undefined {
  try {
    const { packed, end } = packedPixels(viewOf(file))
    // pngjs unpacks interlaced pictures without a limit.
    inflateSync(packed, { maxOutputLength: most })
    const { width, height, data } = PNG.sync.read(viewOf(file).subarray(0, end))
    return { width, height, rgba: data }
  } catch {
    return undefined
  }
}

/** A PNG with eight bits each of red, green and blue, row by row, and nothing else. */
export function rgbPng(width: number, height: number, rgb: Uint8Array): Uint8Array {
  const picture = Object.assign(new PNG({ width, height }), { data: Buffer.from(rgb) })
  return new Uint8Array(PNG.sync.write(picture, PLAIN_PIXELS))
}

/**
 * Content of the picture's data chunks, and the end of the last chunk, as some programs append data.
 * @throws if it was cut off
 */
export function packedPixels(file: Buffer): { packed: Buffer; end: number } {
  const parts: Buffer[] = []
  let at = PNG_SIGNATURE.length
  for (let type = ''; type !== 'IEND'; ) {
    const end = at + CHUNK_FRAME + file.readUInt32BE(at)
    type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') parts.push(file.subarray(at + 8, end - 4))
    at = end
  }
  return { packed: Buffer.concat(parts), end: at }
}

export function viewOf(file: Uint8Array): Buffer {
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
}
