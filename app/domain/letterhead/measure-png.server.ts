import { viewOf } from './png.server'

/** Samples per pixel by colour type: grey, colour, palette, grey with alpha, colour with alpha (PNG, table 11.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** From a PNG's header: dimensions, and unpacked size in bytes. */
export interface PngMeasures {
  width: number
  height: number
  unpacked: number
}

/** Reads the header only; undefined if it is damaged. */
export function measurePng(file: Uint8Array): PngMeasures | undefined {
  const view = viewOf(file)
  if (view.length < 33 || view.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const [width, height] = [view.readUInt32BE(16), view.readUInt32BE(20)]
  const bits = (view[24] ?? 0) * (SAMPLES[view[25] ?? 0] ?? 0)
  if (width === 0 || height === 0 || bits === 0) return undefined
  return { width, height, unpacked: height * (1 + Math.ceil((width * bits) / 8)) }
}
