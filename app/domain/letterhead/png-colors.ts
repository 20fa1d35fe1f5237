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

/** Writes the pixels of a row as eight bits each of red, green, blue and alpha, whatever they were. */
type RowReader = (line: Uint8Array, count: number, rgba: Uint8Array) => void

/** How a row is read. Millions of pixels pass here: no pixel may cost an array or a function of its own. */
export function rowReader(format: PixelFormat): RowReader {
  if (format.colorType === PALETTE) return paletteReader(format)
  return (CHANNELS[format.colorType] ?? 1) <= 2 ? greyReader(format) : colorReader(format)
}

function paletteReader({ depth, palette, transparency }: PixelFormat): RowReader {
  return (line, count, rgba) => {
    for (let column = 0; column < count; column += 1) {
      const entry = sampleAt(line, column, depth)
      rgba[4 * column] = palette[3 * entry] ?? 0
      rgba[4 * column + 1] = palette[3 * entry + 1] ?? 0
      rgba[4 * column + 2] = palette[3 * entry + 2] ?? 0
      rgba[4 * column + 3] = transparency?.[entry] ?? 255
    }
  }
}

function greyReader({ colorType, depth, transparency }: PixelFormat): RowReader {
  const channels = CHANNELS[colorType] ?? 1
  const hole = holeOf(transparency, 0)
  return (line, count, rgba) => {
    for (let column = 0; column < count; column += 1) {
      const value = sampleAt(line, column * channels, depth)
      rgba.fill(scaled(value, depth), 4 * column, 4 * column + 3)
      rgba[4 * column + 3] =
        channels === 2 ? scaled(sampleAt(line, column * 2 + 1, depth), depth) : value === hole ? 0 : 255
    }
  }
}

function colorReader({ colorType, depth, transparency }: PixelFormat): RowReader {
  const channels = CHANNELS[colorType] ?? 3
  const [redHole, greenHole, blueHole] = [0, 1, 2].map((channel) => holeOf(transparency, channel))
  return (line, count, rgba) => {
    for (let column = 0; column < count; column += 1) {
      const from = column * channels
      const red = sampleAt(line, from, depth)
      const green = sampleAt(line, from + 1, depth)
      const blue = sampleAt(line, from + 2, depth)
      const isHole = red === redHole && green === greenHole && blue === blueHole
      rgba[4 * column] = scaled(red, depth)
      rgba[4 * column + 1] = scaled(green, depth)
      rgba[4 * column + 2] = scaled(blue, depth)
      rgba[4 * column + 3] =
        channels === 4 ? scaled(sampleAt(line, from + 3, depth), depth) : isHole ? 0 : 255
    }
  }
}

/** The one value of a channel that is see-through together with those of the others; -1 for none. */
function holeOf(transparency: Uint8Array | undefined, channel: number): number {
  if (!transparency || transparency.length < 2 * channel + 2) return -1
  return ((transparency[2 * channel] ?? 0) << 8) | (transparency[2 * channel + 1] ?? 0)
}

function scaled(value: number, depth: number): number {
  if (depth === 8) return value
  return depth === 16 ? value >> 8 : Math.round((value * 255) / (2 ** depth - 1))
}

function sampleAt(line: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0
  if (depth === 16) return ((line[2 * index] ?? 0) << 8) | (line[2 * index + 1] ?? 0)
  const bit = index * depth
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
}

export function bitsPerPixel({ colorType, depth }: PixelFormat): number {
  return (CHANNELS[colorType] ?? 0) * depth
}
