import fc from 'fast-check'
import { expect, test } from 'vitest'
import { darkShades, isLegible, legible, lightShades } from '~/domain/letterhead/accent'
import { contrast, parseColor } from '~/domain/letterhead/color'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((color) => color.toString(16).padStart(6, '0'))

test.each([
  ['#0B5766', '0b5766'],
  [' 0b5766 ', '0b5766'],
  ['#fff', undefined],
  ['rot', undefined],
])('%s is %s', (text, color) => {
  expect(parseColor(text)).toBe(color)
})

test('the best known contrasts', () => {
  expect(contrast('000000', 'ffffff')).toBeCloseTo(21)
  expect(contrast('777777', 'ffffff')).toBeCloseTo(4.48, 2)
})

test('yellow cannot be read, and has a darker neighbour that can', () => {
  expect(isLegible('ffd500')).toBe(false)
  expect(isLegible(legible('ffd500'))).toBe(true)
  expect(legible('0b5766')).toBe('0b5766')
})

test('whatever colour passes can be read wherever the pages use it, by day and by night', () => {
  fc.assert(
    fc.property(anyColor, (any) => {
      const color = legible(any)
      const light = lightShades(color)
      for (const surface of ['ffffff', 'f6f5f1', light.soft])
        expect(contrast(light.accent, surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(light.onAccent, light.accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(light.deep, light.soft)).toBeGreaterThanOrEqual(4.5)
      const dark = darkShades(color)
      for (const surface of ['1b1f23', '131619', dark.soft])
        expect(contrast(dark.accent, surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark.onAccent, dark.accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark.onAccent, dark.deep)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 300 },
  )
})
