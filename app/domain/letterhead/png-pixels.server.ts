import { inflateSync } from 'node:zlib'
import { pngChunks } from './png-chunks.server'
import { bitsPerPixel, DEPTHS, PALETTE, type PixelFormat, rowReader } from './png-colors'

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

/**
 * Receives a row of pixels, four bytes each: red, green, blue and how much it covers. The first is at `x`, each other
 * `dx` further. The bytes are overwritten by the next row.
 */
export type PaintRow = (rgba: Uint8Array, count: number, x: number, dx: number, y: number) => void

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

/** How many bytes the pixels take once they are unpacked. */
export function unpackedSize(picture: PngPicture): number {
  return passesOf(picture).reduce((sum, { stride, height }) => sum + height * (stride + 1), 0)
}

/** Hands over every row of a PNG; false where its data is damaged. */
export function eachRow(picture: PngPicture, paint: PaintRow): boolean {
  const data = unpacked(picture.packed, unpackedSize(picture))
  if (!data) return false
  const readRow = rowReader(picture)
  const step = Math.ceil(bitsPerPixel(picture) / 8)
  const rgba = new Uint8Array(4 * picture.width)
  let at = 0
  for (const { x, y, dx, dy, width, height, stride } of passesOf(picture)) {
    let above: Uint8Array = new Uint8Array(stride)
    for (let row = 0; row < height; row += 1) {
      const line = data.subarray(at + 1, at + 1 + stride)
      if (!unfilter(data[at] ?? 0, line, above, step)) return false
      readRow(line, width, rgba)
      paint(rgba, width, x, dx, y + row * dy)
      above = line
      at += stride + 1
    }
  }
  return true
}

/** The passes that hold any pixels, and how many bytes a row of them has. */
function passesOf(picture: PngPicture): (Pass & { width: number; height: number; stride: number })[] {
  return (picture.isInterlaced ? ADAM7 : [WHOLE])
    .map((pass) => {
      const width = Math.ceil((picture.width - pass.x) / pass.dx)
      const height = Math.ceil((picture.height - pass.y) / pass.dy)
      return { ...pass, width, height, stride: Math.ceil((width * bitsPerPixel(picture)) / 8) }
    })
    .filter(({ width, height }) => width > 0 && height > 0)
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
  if (filter === 1) for (let x = step; x < line.length; x += 1) line[x] = at(line, x) + at(line, x - step)
  if (filter === 2) for (let x = 0; x < line.length; x += 1) line[x] = at(line, x) + at(above, x)
  if (filter === 3) {
    for (let x = 0; x < line.length; x += 1) {
      const left = x < step ? 0 : at(line, x - step)
      line[x] = at(line, x) + ((left + at(above, x)) >> 1)
    }
  }
  if (filter === 4) unfilterPaeth(line, above, step)
  return filter <= 4
}

function unfilterPaeth(line: Uint8Array, above: Uint8Array, step: number): void {
  for (let x = 0; x < line.length; x += 1) {
    const left = x < step ? 0 : at(line, x - step)
    const up = at(above, x)
    const corner = x < step ? 0 : at(above, x - step)
    const toLeft = Math.abs(up - corner)
    const toUp = Math.abs(left - corner)
    const toCorner = Math.abs(left + up - 2 * corner)
    const nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    line[x] = at(line, x) + nearest
  }
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] as number
}
