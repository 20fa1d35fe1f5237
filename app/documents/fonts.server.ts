import { createRequire } from 'node:module'
import type { Font, GlyphRun } from 'fontkit'
import { printable } from './printable'
import type { TextStyle, Weight } from './style'

// Noto Sans (SIL Open Font License 1.1), resolved in node_modules.
const FILES: Record<Weight, string> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
}
/** Cap height of Noto Sans, as a share of the font size. */
export const CAP_HEIGHT = 0.714

let opened: Record<Weight, Font> | undefined

export function openFonts(): Record<Weight, Font> {
  opened ??= { regular: openFont('regular'), bold: openFont('bold') }
  return opened
}

/** In points. */
export function widthOf(text: string, style: TextStyle): number {
  const { advanceWidth } = openFonts()[style.weight].layout(text)
  return (advanceWidth * style.size) / 1000
}

/** Leaves out characters that the fonts cannot draw. */
export function drawable(text: string): string {
  return printable(text, (codePoint) => openFonts().regular.hasGlyphForCodePoint(codePoint))
}

function openFont(weight: Weight): Font {
  const require = createRequire(import.meta.url)
  const { openSync }: typeof import('fontkit') = require('fontkit')
  const font = openSync(require.resolve(FILES[weight]))
  if (!('layout' in font) || font.unitsPerEm !== 1000)
    throw new Error(`not the expected font: ${FILES[weight]}`)
  // fontkit assigns a glyph the characters of its first request. First used within Ö, the O would get none,
  // and every later document would copy or read it aloud as something else.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return withQuickLayout(font)
}

/**
 * Latin, Greek and Cyrillic need only kerning from the layout engine, which takes most of the time a document
 * needs. So each pair is kerned by the engine once per process; text with combining marks still goes through
 * it.
 */
function withQuickLayout(font: Font): Font {
  const shape = font.layout.bind(font)
  const glyphs = new Map<string, ReturnType<Font['glyphForCodePoint']>>()
  const kerning = new Map<string, number>()

  function glyphOf(character: string) {
    const glyph = glyphs.get(character) ?? font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    glyphs.set(character, glyph)
    return glyph
  }

  function kerningOf(pair: string): number {
    const known = kerning.get(pair)
    if (known !== undefined) return known
    const run = shape(pair, { liga: false })
    const [first] = run.positions
    const value = run.glyphs.length === 2 && first ? first.xAdvance - (run.glyphs[0]?.advanceWidth ?? 0) : 0
    kerning.set(pair, value)
    return value
  }

  function layout(text: string): GlyphRun {
    if (/\p{M}/u.test(text)) return shape(text)
    const characters = [...text]
    const runGlyphs = characters.map(glyphOf)
    const positions = runGlyphs.map((glyph, index) => {
      const next = characters[index + 1]
      const kern = next === undefined ? 0 : kerningOf(`${characters[index]}${next}`)
      return { xAdvance: glyph.advanceWidth + kern, yAdvance: 0, xOffset: 0, yOffset: 0 }
    })
    const advanceWidth = positions.reduce((total, position) => total + position.xAdvance, 0)
    return { glyphs: runGlyphs, positions, advanceWidth } as unknown as GlyphRun
  }

  font.layout = layout
  return font
}
