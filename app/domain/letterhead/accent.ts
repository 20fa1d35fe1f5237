/** AA for text of any size (WCAG 2.2, 1.4.3). */
const LEGIBLE = 4.5
/** Dark pages glare less with some room to spare. */
const LEGIBLE_IN_THE_DARK = 7
const STEPS = 100

// The surfaces of tokens.css that the colour is read on.
const PAPER = 'f6f5f1'
const WHITE = 'ffffff'
const BLACK = '000000'
const DARK_SHEET = '1b1f23'

/** A firm's colour as one of the two colour schemes uses it. */
export interface Shades {
  accent: string
  deep: string
  soft: string
  onAccent: string
}

/** The six digits of a colour, or undefined for anything else: `#0B5766` → `0b5766`. */
export function parseColor(text: string): string | undefined {
  return /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
}

/** Whether links and buttons in the colour can be read on a light page. */
export function isLegible(color: string): boolean {
  const { soft } = lightShades(color)
  return [PAPER, soft].every((surface) => contrast(color, surface) >= LEGIBLE)
}

/** The colour itself, or the nearest darker one that can be read. */
export function legible(color: string): string {
  return firstOf((part) => mix(color, BLACK, part), isLegible)
}

export function lightShades(color: string): Shades {
  return { accent: color, deep: mix(color, BLACK, 0.3), soft: mix(color, WHITE, 0.9), onAccent: WHITE }
}

export function darkShades(color: string): Shades {
  const soft = mix(color, DARK_SHEET, 0.8)
  const accent = firstOf(
    (part) => mix(color, WHITE, part),
    (shade) => [DARK_SHEET, soft].every((surface) => contrast(shade, surface) >= LEGIBLE_IN_THE_DARK),
  )
  return { accent, deep: mix(accent, WHITE, 0.4), soft, onAccent: mix(color, BLACK, 0.8) }
}

/** The ratio of two colours' luminances (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function firstOf(shadeAt: (part: number) => string, isGood: (shade: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const shade = shadeAt(step / STEPS)
    if (isGood(shade)) return shade
  }
  return shadeAt(1)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `part` of the way from one colour to another. */
function mix(from: string, to: string, part: number): string {
  const target = channels(to)
  return channels(from)
    .map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * part))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
}

function channels(color: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
