import { expect, test } from 'vitest'
import { openFonts } from '~/documents/fonts.server'

test('a letter keeps its meaning when it was a part of another one first', async () => {
  const font = openFonts().regular
  const subset = font.createSubset()
  // Of Old Slavonic, so that no other test of this process was the first to use them.
  for (const glyph of font.layout('Ѷ').glyphs) subset.includeGlyph(glyph)
  await subset.encode()
  expect(font.layout('Ѵ').glyphs[0]?.codePoints).toEqual([0x474])
})
