/** Six lower-case digits, or undefined if invalid: `#0B5766` → `0b5766`. */
export function parseColor(text: string): string | undefined {
  return /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
}

/** Contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function mix(from: string, to: string, part: number): string {
  const target = channels(to)
  return channels(from)
    .map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * part))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
}

function channels(color: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
