/** Channels by colour type: grey, colour, palette, grey with alpha, colour with alpha (PNG, table 11.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
export const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
export const PALETTE = 3

/** How a PNG writes its pixels. */
export interface PixelFormat {
  depth: number
  colorType: number
  palette: Uint8Array
  /** What is see-through: alphas of the palette, or the one grey or colour that is. */
  transparency: Uint8Array | undefined
}

type Color = [red: number, green: number, blue: number, alpha: number]

/** How a pixel of a row is read: as eight bits a channel, whatever it was. */
export function colorReader(format: PixelFormat): (line: Uint8Array, column: number) => Color {
  const { colorType, depth, palette, transparency } = format
  const channels = CHANNELS[colorType] ?? 1
  const raw = (line: Uint8Array, index: number) => sampleAt(line, index, depth)
  const scaled = (value: number) => (depth === 16 ? value >> 8 : Math.round((value * 255) / (2 ** depth - 1)))
  const hole = (channel: number) =>
    transparency && transparency.length >= 2 * channel + 2
      ? ((transparency[2 * channel] ?? 0) << 8) | (transparency[2 * channel + 1] ?? 0)
      : -1

  if (colorType === PALETTE) {
    return (line, column) => {
      const entry = raw(line, column)
      const [red = 0, green = 0, blue = 0] = palette.subarray(3 * entry, 3 * entry + 3)
      return [red, green, blue, transparency?.[entry] ?? 255]
    }
  }
  if (channels <= 2) {
    return (line, column) => {
      const value = raw(line, column * channels)
      const alpha = channels === 2 ? scaled(raw(line, column * channels + 1)) : value === hole(0) ? 0 : 255
      return [scaled(value), scaled(value), scaled(value), alpha]
    }
  }
  return (line, column) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => raw(line, column * channels + channel)) as [
      number,
      number,
      number,
    ]
    const isHole = channels === 3 && red === hole(0) && green === hole(1) && blue === hole(2)
    const alpha = channels === 4 ? scaled(raw(line, column * channels + 3)) : isHole ? 0 : 255
    return [scaled(red), scaled(green), scaled(blue), alpha]
  }
}

function sampleAt(line: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0
  if (depth === 16) return ((line[2 * index] ?? 0) << 8) | (line[2 * index + 1] ?? 0)
  const bit = index * depth
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}

export function bitsPerPixel({ colorType, depth }: PixelFormat): number {
  return (CHANNELS[colorType] ?? 0) * depth
}
