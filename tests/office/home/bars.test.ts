import { expect, test } from 'vitest'
import { barsOf, HEIGHT, WIDTH } from '~/office/home/bars'

const of = (...cents: number[]) => barsOf(cents.map((netCents) => ({ netCents })))

test('bars are as high as their amounts, within the picture', () => {
  const { bars, line } = of(100, 50, 0)
  expect(bars.map(({ height }) => height)).toEqual([152, 76, 0])
  expect(line).toBe(176)
  for (const { x, y, width, height } of bars) {
    expect(x + width).toBeLessThan(WIDTH)
    expect(y + height).toBeLessThan(HEIGHT)
  }
})

test('a month that comes out negative hangs below the line', () => {
  const { bars, line } = of(100, -100)
  expect(line).toBe(100)
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [24, 76],
    [100, 76],
  ])
})

test('months without anything have no height', () => {
  expect(of(0, 0).bars.map(({ height }) => height)).toEqual([0, 0])
})
