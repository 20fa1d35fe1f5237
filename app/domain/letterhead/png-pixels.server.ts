import { inflateSync } from 'node:zlib'
import { pngChunks } from './png-chunks.server'
import { bitsPerPixel, colorReader, DEPTHS, PALETTE, type PixelFormat } from './png-colors'

const WHOLE: Pass = { x: 0, y: 0, dx: 1, dy: 1 }
const ADAM7: readonly Pass[] = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
]

/** Which pixels a pass of an interlaced picture holds. */
interface Pass {
  x: number
  y: number
  dx: number
  dy: number
}

/** A PNG that has been understood but not yet unpacked. */
export interface PngPicture extends PixelFormat {
  width: number
  height: number
  isInterlaced: boolean
  packed: Uint8Array
}

/** Receives one pixel: its place, its colour and how much it covers, each 0 to 255. */
export type Paint = (x: number, y: number, red: number, green: number, blue: number, alpha: number) => void

/** Reads what a PNG says of itself, or undefined where it is damaged. */
export function readPng(file: Uint8Array): PngPicture | undefined {
  const chunks = pngChunks(file)
  const [header, ...rest] = chunks ?? []
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined
  const view = Buffer.from(header.data)
  const [depth = 0, colorType = 0, compression, filter, interlace = 0] = view.subarray(8)
  const dataOf = (type: string) => rest.find((chunk) => chunk.type === type)?.data
  const picture: PngPicture = {
    width: view.readUInt32BE(0),
    height: view.readUInt32BE(4),
    depth,
    colorType,
    isInterlaced: interlace === 1,
    palette: dataOf('PLTE') ?? new Uint8Array(),
    transparency: dataOf('tRNS'),
    packed: Buffer.concat(rest.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  }
  const isKnown = DEPTHS[colorType]?.includes(depth) && compression === 0 && filter === 0 && interlace <= 1
  const isWhole = picture.width > 0 && picture.height > 0
  const hasPalette = colorType !== PALETTE || (picture.palette.length > 0 && picture.palette.length % 3 === 0)
  return isKnown && isWhole && hasPalette ? picture : undefined
}

/** Hands over every pixel of a PNG; false where its data is damaged. */
export function eachPixel(picture: PngPicture, paint: Paint): boolean {
  const passes = (picture.isInterlaced ? ADAM7 : [WHOLE]).map((pass) => ({
    ...pass,
    width: Math.ceil((picture.width - pass.x) / pass.dx),
    height: Math.ceil((picture.height - pass.y) / pass.dy),
  }))
  const filled = passes.filter(({ width, height }) => width > 0 && height > 0)
  const strideOf = (width: number) => Math.ceil((width * bitsPerPixel(picture)) / 8)
  const size = filled.reduce((sum, { width, height }) => sum + height * (strideOf(width) + 1), 0)
  const data = unpacked(picture.packed, size)
  if (!data) return false
  const colorAt = colorReader(picture)
  let at = 0
  for (const pass of filled) {
    const stride = strideOf(pass.width)
    let above: Uint8Array = new Uint8Array(stride)
    for (let row = 0; row < pass.height; row += 1) {
      const line = data.subarray(at + 1, at + 1 + stride)
      if (!unfilter(data[at] ?? 0, line, above, Math.ceil(bitsPerPixel(picture) / 8))) return false
      for (let column = 0; column < pass.width; column += 1) {
        const [red, green, blue, alpha] = colorAt(line, column)
        paint(pass.x + column * pass.dx, pass.y + row * pass.dy, red, green, blue, alpha)
      }
      above = line
      at += stride + 1
    }
  }
  return true
}

// The limit keeps a small file from unpacking into gigabytes.
function unpacked(packed: Uint8Array, size: number): Uint8Array | undefined {
  try {
    const data = inflateSync(packed, { maxOutputLength: size })
    return data.length === size ? data : undefined
  } catch {
    return undefined
  }
}

/** Undoes the filter of a row in place (PNG, 9.2); false for a filter that does not exist. */
function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): boolean {
  if (filter > 4) return false
  for (let x = 0; filter > 0 && x < line.length; x += 1) {
    const left = x < step ? 0 : (line[x - step] ?? 0)
    const up = above[x] ?? 0
    const corner = x < step ? 0 : (above[x - step] ?? 0)
    line[x] = (line[x] ?? 0) + predicted(filter, left, up, corner)
  }
  return true
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const toLeft = Math.abs(up - corner)
  const toUp = Math.abs(left - corner)
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
