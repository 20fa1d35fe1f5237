import { expect, test, vi } from 'vitest'

test('a letter keeps its meaning when it was a part of another one first', async () => {
  vi.resetModules()
  const { openFonts } = await import('~/documents/fonts.server')
  const font = openFonts().regular
  const subset = font.createSubset()
  for (const glyph of font.layout('Ö').glyphs) subset.includeGlyph(glyph)
  await subset.encode()
  expect(font.layout('O').glyphs[0]?.codePoints).toEqual([0x4f])
})
