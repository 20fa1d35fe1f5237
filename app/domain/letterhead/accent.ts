import { contrast, mix } from './color'

/** AA for text of any size (WCAG 2.2, 1.4.3). */
const LEGIBLE = 4.5

/** More than required, since dark pages glare less that way. */
const LEGIBLE_IN_THE_DARK = 7

const STEPS = 100

// Surfaces of `tokens.css` under the colour.
const PAPER = 'f6f5f1'

const WHITE = 'ffffff'

const BLACK = '000000'

const DARK_SHEET = '1b1f23'

export interface Shades {
  accent: string
  deep: string
  soft: string
  onAccent: string
}

/** Whether links and buttons in the colour are legible on a light page. */
export function isLegible(color: string): boolean {
  const { soft } = lightShades(color)
  return [PAPER, soft].every((surface) => contrast(color, surface) >= LEGIBLE)
}

/** The colour, or the nearest darker legible one. */
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

function firstOf(shadeAt: (part: number) => string, isGood: (shade: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const shade = shadeAt(step / STEPS)
    if (isGood(shade)) return shade
  }
  return shadeAt(1)
}
