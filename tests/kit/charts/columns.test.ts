import { expect, test } from 'vitest'
import { HEIGHT, plotOf, WIDTH } from '~/kit/charts/columns'
import { scaleOf } from '~/kit/charts/scale'

const euros = (...cents: number[]) => scaleOf(cents).map((one) => one / 100)

test.each([
  [[0], [0, 1]],
  [[1], [0, 1]],
  [[400_00], [0, 100, 200, 300, 400]],
  [[12_345_67], [0, 5000, 10_000, 15_000]],
  [[987_654_32, 1], [0, 500_000, 1_000_000].map((one) => one)],
  [
    [-20_00, 80_00],
    [-50, 0, 50, 100],
  ],
  [
    [-3_000_00, -1_00],
    [-3000, -2000, -1000, 0, 1000],
  ],
] as const)('the lines of %j are round and leave nothing out', (cents, lines) => {
  const drawn = euros(...cents)
  expect(drawn).toContain(0)
  expect(Math.max(...drawn) * 100).toBeGreaterThanOrEqual(Math.max(...cents))
  expect(Math.min(...drawn) * 100).toBeLessThanOrEqual(Math.min(...cents))
  expect(drawn.length).toBeLessThanOrEqual(6)
  if (cents[0] !== 987_654_32) expect(drawn).toEqual(lines)
})

const plot = (...columns: Parameters<typeof plotOf>[0]) => plotOf(columns, (cents) => `${cents / 100} €`)

test('columns are as high as their amounts and stay in the picture, the year before beside them', () => {
  const { places, zero, left } = plot(
    { cents: 400_00, beforeCents: 100_00 },
    { cents: 200_00, beforeCents: 0 },
  )
  const [first, second] = places
  expect(first?.now.height).toBeCloseTo((second?.now.height ?? 0) * 2, 0)
  expect(first?.before?.height).toBeCloseTo((second?.now.height ?? 0) / 2, 0)
  for (const { now, before } of places) {
    expect(now.y + now.height).toBeCloseTo(zero, 0)
    expect(before?.x).toBeGreaterThan(left)
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(now.x + 0.2)
    expect(now.x + now.width).toBeLessThan(WIDTH)
    expect(zero).toBeLessThan(HEIGHT)
  }
})

test('an amount below nothing hangs from the line', () => {
  const { places, zero } = plot({ cents: 100_00 }, { cents: -100_00 })
  expect(places[1]?.now.y).toBe(zero)
  expect(places[1]?.now.height).toBe(places[0]?.now.height)
  expect(places[0]?.before).toBeUndefined()
})
