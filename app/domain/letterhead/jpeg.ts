import { endOfScans, segmentsBeforeScans } from './jpeg-segments'

export interface JpegPicture {
  width: number
  height: number
  bits: number
  /** 1 grey, 3 RGB, 4 CMYK. */
  channels: number
  /** Exif: 1 is upright, anything else rotated or mirrored. */
  orientation: number
  /** The file without metadata, such as where it was taken. */
  bare: Uint8Array
}

/** Baseline, extended and progressive: what PDF can show. */
const SHOWABLE_FRAMES = [0xc0, 0xc1, 0xc2]
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
const EXIF = 0xe1
const COMMENT = 0xfe
/** Density and Adobe's colour transform; without them the colours would change. */
const KEPT_NOTES = [0xe0, 0xee]
const ORIENTATION_TAG = 0x0112

/** Undefined if it is damaged or of a kind that PDF cannot show. */
export function readJpeg(file: Uint8Array): JpegPicture | undefined {
  const segments = segmentsBeforeScans(file)
  const start = segments?.at(-1)?.end ?? 2
  const scans = file.subarray(start, endOfScans(file, start))
  const frame = segments?.find(({ marker }) => SHOWABLE_FRAMES.includes(marker))
  const measures = frame && measuresOf(file.subarray(frame.start + 4, frame.end))
  if (!segments || !measures || scans.length === 0) return undefined
  if (segments.some(({ marker }) => OTHER_FRAMES.includes(marker))) return undefined
  const exif = segments.find(({ marker }) => marker === EXIF)
  const kept = segments.filter(({ marker }) => !isNote(marker) || KEPT_NOTES.includes(marker))
  return {
    ...measures,
    orientation: (exif && orientationOf(file.subarray(exif.start + 4, exif.end))) ?? 1,
    bare: joined([file.subarray(0, 2), ...kept.map(({ start, end }) => file.subarray(start, end)), scans]),
  }
}

function isNote(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT
}

function measuresOf(body: Uint8Array): Omit<JpegPicture, 'orientation' | 'bare'> | undefined {
  const [bits = 0, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, channels = 0] = body
  const [width, height] = [(widthHigh << 8) | widthLow, (heightHigh << 8) | heightLow]
  return width > 0 && height > 0 ? { width, height, bits, channels } : undefined
}

function orientationOf(body: Uint8Array): number | undefined {
  if (new TextDecoder('latin1').decode(body.subarray(0, 4)) !== 'Exif' || body.length < 20) return undefined
  const tiff = new DataView(body.buffer, body.byteOffset + 6, body.byteLength - 6)
  const isLittle = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, isLittle)
  if (directory + 2 > tiff.byteLength) return undefined
  const entries = tiff.getUint16(directory, isLittle)
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + 12 * index
    if (entry + 12 > tiff.byteLength) return undefined
    if (tiff.getUint16(entry, isLittle) === ORIENTATION_TAG) return tiff.getUint16(entry + 8, isLittle)
  }
  return undefined
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
