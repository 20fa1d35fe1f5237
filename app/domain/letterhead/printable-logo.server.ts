import { LogoConflict } from './conflict'
import { readJpeg } from './jpeg'
import { measurePng } from './measure-png.server'
import { PNG_SIGNATURE, type PngPicture, readPng, rgbPng } from './png.server'

const LARGEST_FILE = 512 * 1024
const LARGEST_SIDE = 4000
/** The work blocks the process, so: three times what is printed, and at most the bytes that takes with alpha. */
const MOST_PIXELS = 2_000_000
const MOST_UNPACKED = 8 * 1024 * 1024
/** 60 × 20 mm, the space in the letterhead, at 600 dots per inch. */
const PRINTED = { width: 1417, height: 472 }

export interface PrintableLogo {
  mediaType: 'image/png' | 'image/jpeg'
  bytes: Uint8Array
  width: number
  height: number
}

/**
 * Makes a picture fit for printing and archiving. A PNG of any kind becomes eight bits per colour on white, no finer than
 * a printer can show, so that it fits PDF/A and is cheap to draw. A JPEG keeps its pixels and loses its metadata.
 * @throws Conflict `logo_too_large`, `logo_type`, `logo_too_many_pixels`, `logo_damaged`, `logo_not_rgb`,
 * `logo_turned`
 */
export function printableLogo(file: Uint8Array): PrintableLogo {
  if (file.byteLength > LARGEST_FILE) throw new LogoConflict('logo_too_large')
  const logo = startsWith(file, PNG_SIGNATURE) ? fromPng(file) : fromJpeg(file)
  if (logo.bytes.byteLength > LARGEST_FILE) throw new LogoConflict('logo_too_large')
  return logo
}

/** Dimensions of a logo in pixels; undefined for other files. */
export function measureLogo(file: Uint8Array): { width: number; height: number } | undefined {
  const picture = startsWith(file, PNG_SIGNATURE) ? measurePng(file) : readJpeg(file)
  return picture && { width: picture.width, height: picture.height }
}

function fromPng(file: Uint8Array): PrintableLogo {
  const measures = measurePng(file)
  if (!measures) throw new LogoConflict('logo_damaged')
  assertMeasures(measures, measures.unpacked)
  const picture = readPng(file, MOST_UNPACKED)
  if (!picture) throw new LogoConflict('logo_damaged')
  const step = Math.max(
    1,
    Math.ceil(picture.width / PRINTED.width),
    Math.ceil(picture.height / PRINTED.height),
  )
  const width = Math.ceil(picture.width / step)
  const height = Math.ceil(picture.height / step)
  const bytes = rgbPng(width, height, pixelsOnWhite(picture, step, width, height))
  return { mediaType: 'image/png', bytes, width, height }
}

/** The picture on white, each square of `step` pixels reduced to one. */
function pixelsOnWhite(picture: PngPicture, step: number, width: number, height: number): Uint8Array {
  // Sums of the difference from white: what no pixel covers stays white, also at the edges.
  const missing = new Float64Array(3 * width * height)
  for (let y = 0; y < picture.height; y += 1) {
    const line = Math.floor(y / step) * width
    for (let x = 0; x < picture.width; x += 1) {
      const from = 4 * (y * picture.width + x)
      const to = 3 * (line + Math.floor(x / step))
      const alpha = (picture.rgba[from + 3] ?? 0) / 255
      for (let channel = 0; channel < 3; channel += 1)
        missing[to + channel] =
          (missing[to + channel] ?? 0) + (255 - (picture.rgba[from + channel] ?? 0)) * alpha
    }
  }
  return Uint8Array.from(missing, (sum) => 255 - Math.round(sum / (step * step)))
}

function fromJpeg(file: Uint8Array): PrintableLogo {
  if (!startsWith(file, Uint8Array.of(0xff, 0xd8, 0xff))) throw new LogoConflict('logo_type')
  const picture = readJpeg(file)
  if (!picture) throw new LogoConflict('logo_damaged')
  assertMeasures(picture)
  if (picture.bits !== 8) throw new LogoConflict('logo_damaged')
  if (picture.channels !== 1 && picture.channels !== 3) throw new LogoConflict('logo_not_rgb')
  if (picture.orientation !== 1) throw new LogoConflict('logo_turned')
  return { mediaType: 'image/jpeg', bytes: picture.bare, width: picture.width, height: picture.height }
}

function assertMeasures({ width, height }: { width: number; height: number }, unpacked = 0): void {
  const isTooLong = width > LARGEST_SIDE || height > LARGEST_SIDE
  if (isTooLong || width * height > MOST_PIXELS || unpacked > MOST_UNPACKED)
    throw new LogoConflict('logo_too_many_pixels')
}

function startsWith(file: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, index) => file[index] === byte)
}
