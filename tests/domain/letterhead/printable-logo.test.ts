import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { LogoConflict } from '~/domain/letterhead/conflict'
import { readJpeg } from '~/domain/letterhead/jpeg'
import { PNG_SIGNATURE, rgbPng } from '~/domain/letterhead/png.server'
import { printableLogo } from '~/domain/letterhead/printable-logo.server'
import { CMYK_JPEG, COLOR_JPEG, PNG_KINDS } from '../../factories/logos'
import { wideLogo } from '../../support/views/logos'

const COLORS = ['ff0000', '00ff00', '0000ff', 'ffffff']
const GREYS = ['000000', '000000', '000000', 'ffffff']

describe('a PNG', () => {
  test.each(Object.entries(PNG_KINDS))('%s becomes eight bits a colour on white', (name, file) => {
    const logo = printableLogo(file)
    const colors = name.startsWith('grey') ? GREYS : COLORS
    expect(logo).toMatchObject({ mediaType: 'image/png', width: 9, height: 9 })
    const picture = PNG.sync.read(Buffer.from(logo.bytes))
    expect(picture).toMatchObject({ depth: 8, colorType: 2, interlace: false, alpha: false })
    expect(pixelsOf(logo.bytes)).toEqual(
      Array.from({ length: 81 }, (_, index) => colors[((index % 9) + 2 * Math.floor(index / 9)) % 4]),
    )
  })

  test('finer than a printer shows is made coarser', () => {
    const rgb = Uint8Array.from({ length: 4000 * 10 * 3 }, (_, index) => (Math.floor(index / 3) % 2) * 255)
    const logo = printableLogo(rgbPng(4000, 10, rgb))
    expect(logo).toMatchObject({ width: 1334, height: 4 })
    expect(pixelsOf(logo.bytes).slice(0, 2)).toEqual(['555555', 'aaaaaa'])
  })

  test.each([8, 16])('of as many pixels as there may be at %i bits is printed', (depth) => {
    const logo = printableLogo(plainPng(depth === 8 ? 2000 : 1000, 1000, depth))
    expect(logo).toMatchObject({ width: depth === 8 ? 667 : 334, height: 334 })
  })

  test('may have been written on after its end', () => {
    const file = Buffer.concat([wideLogo(), Buffer.from('made by a camera')])
    expect(printableLogo(new Uint8Array(file)).bytes).toEqual(wideLogo())
  })

  test('comes out the same twice, and again from what came out', () => {
    expect(printableLogo(wideLogo()).bytes).toEqual(wideLogo())
  })
})

describe('a JPEG', () => {
  test('keeps its pixels and loses what was noted in it', () => {
    const noted = withNotes(COLOR_JPEG, exif(1), segment(0xfe, new TextEncoder().encode('Kiel')))
    const logo = printableLogo(noted)
    expect(logo).toMatchObject({ mediaType: 'image/jpeg', width: 16, height: 8 })
    expect(logo.bytes).toEqual(COLOR_JPEG)
  })

  test('loses what was written on after its end, end marks too', () => {
    const tail = Buffer.from('<script>alert(1)</script>\xff\xd9', 'latin1')
    const file = new Uint8Array(Buffer.concat([COLOR_JPEG, tail]))
    expect(printableLogo(file).bytes).toEqual(COLOR_JPEG)
  })

  test('keeps how Adobe coded its colours', () => {
    const adobe = segment(0xee, new TextEncoder().encode('Adobe'))
    expect(readJpeg(withNotes(COLOR_JPEG, adobe))?.bare).toEqual(withNotes(COLOR_JPEG, adobe))
  })
})

describe('what is refused', () => {
  const png = wideLogo()
  test.each<[name: string, code: string, file: Uint8Array]>([
    ['nothing', 'logo_type', new Uint8Array()],
    ['a GIF', 'logo_type', new TextEncoder().encode('GIF89a')],
    ['a drawing', 'logo_type', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['too many bytes', 'logo_too_large', new Uint8Array(512 * 1024 + 1)],
    ['a PNG too wide', 'logo_too_many_pixels', rgbPng(4001, 1, new Uint8Array(3 * 4001))],
    ['a PNG of too many pixels', 'logo_too_many_pixels', plainPng(2001, 1000)],
    ['a PNG of too many bytes a pixel', 'logo_too_many_pixels', plainPng(2000, 1000, 16)],
    ['a JPEG of too many pixels', 'logo_too_many_pixels', sized(COLOR_JPEG, 1415, 1414)],
    ['a press JPEG of too many pixels', 'logo_too_many_pixels', sized(CMYK_JPEG, 1415, 1414)],
    ['a PNG cut off', 'logo_damaged', png.subarray(0, png.length - 20)],
    ['a PNG with a wrong checksum', 'logo_damaged', patched(png, 60, [1, 2, 3])],
    ['a PNG of no pixels', 'logo_damaged', rgbPng(0, 0, new Uint8Array())],
    ['a PNG with too few pixels', 'logo_damaged', rgbPng(9, 9, new Uint8Array(27)).subarray(0, 50)],
    ['a JPEG in printing inks', 'logo_not_rgb', CMYK_JPEG],
    ['a JPEG that lies on its side', 'logo_turned', withNotes(COLOR_JPEG, exif(6))],
    ['a JPEG cut off', 'logo_damaged', COLOR_JPEG.subarray(0, COLOR_JPEG.length - 2)],
    ['a JPEG without a picture', 'logo_damaged', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ['a JPEG that PDF cannot show', 'logo_damaged', patched(COLOR_JPEG, frameOf(COLOR_JPEG) + 1, [0xc3])],
    ['a JPEG too high', 'logo_too_many_pixels', patched(COLOR_JPEG, frameOf(COLOR_JPEG) + 5, [0x0f, 0xa1])],
  ])('%s: %s', (_, code, file) => {
    expect(() => printableLogo(file)).toThrow(expect.objectContaining({ code }))
  })

  test.each([
    ['a PNG', 0],
    ['an interlaced PNG', 1],
  ])('%s of 100 × 100 pixels that unpacks to 100 MB, before it is unpacked', (_, interlace) => {
    const bomb = pngOf(100, 100, [8, 6, 0, 0, interlace], Buffer.alloc(100_000_000))
    const peak = () => process.resourceUsage().maxRSS
    const before = peak()
    expect(() => printableLogo(bomb)).toThrow(new LogoConflict('logo_damaged'))
    expect(peak() - before, 'kilobytes').toBeLessThan(50_000)
  })

  test.each([png, COLOR_JPEG, PNG_KINDS['palette, interlaced'] ?? png])(
    'no damage does more than that',
    (file) => {
      for (let at = 0; at < file.length; at += Math.ceil(file.length / 400)) {
        for (const damaged of [file.subarray(0, at), patched(file, at, [255 - (file[at] ?? 0)])]) {
          expect(() => {
            try {
              printableLogo(damaged)
            } catch (error) {
              if (!(error instanceof LogoConflict)) throw error
            }
          }).not.toThrow()
        }
      }
    },
  )
})

function pixelsOf(file: Uint8Array): string[] {
  const { data, width, height } = PNG.sync.read(Buffer.from(file))
  return Array.from({ length: width * height }, (_, index) => data.toString('hex', 4 * index, 4 * index + 3))
}

/** A see-through picture, each row as far as PNG can predict it. */
function plainPng(width: number, height: number, depth = 8): Uint8Array {
  const stride = (width * 4 * depth) / 8
  const rows = Buffer.alloc(height * (stride + 1))
  for (let y = 0; y < height; y += 1) rows[y * (stride + 1)] = 4
  return pngOf(width, height, [depth, 6], rows)
}

function pngOf(width: number, height: number, format: number[], rows: Buffer): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(format, 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([PNG_SIGNATURE, ...chunks]))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The same JPEG, saying that it has other sides. */
function sized(file: Uint8Array, width: number, height: number): Uint8Array {
  const sides = Buffer.alloc(4)
  sides.writeUInt16BE(height, 0)
  sides.writeUInt16BE(width, 2)
  return patched(file, frameOf(file) + 5, [...sides])
}

function patched(file: Uint8Array, at: number, bytes: number[]): Uint8Array {
  const copy = file.slice()
  copy.set(bytes, at)
  return copy
}

function frameOf(file: Uint8Array): number {
  return file.findIndex((byte, index) => byte === 0xff && file[index + 1] === 0xc0)
}

function withNotes(file: Uint8Array, ...notes: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat([file.subarray(0, 2), ...notes, file.subarray(2)]))
}

function segment(marker: number, body: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.concat([Uint8Array.of(0xff, marker, 0, body.length + 2), body]))
}

function exif(orientation: number): Uint8Array {
  const head = [...new TextEncoder().encode('Exif'), 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0]
  return segment(0xe1, Uint8Array.of(...head, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0))
}
