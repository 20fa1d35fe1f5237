import { expect, test } from 'vitest'
import { giroCodeImage, giroCodeRuns, giroCodeSvg, QUIET_ZONE } from '~/documents/girocode'

test('the corners of the matrix are finder patterns', () => {
  const { size, runs } = giroCodeRuns('BCD\n002\n1\nSCT')
  expect(runs[0]).toEqual({ x: 0, y: 0, length: 7 })
  expect(runs).toContainEqual({ x: size - 7, y: 0, length: 7 })
  expect(runs).toContainEqual({ x: 0, y: size - 1, length: 7 })
  for (const { x, y, length } of runs) {
    expect(length).toBeGreaterThan(0)
    expect(x + length).toBeLessThanOrEqual(size)
    expect(y).toBeLessThan(size)
  }
})

test('the picture is plain markup with a quiet zone', () => {
  const { size } = giroCodeRuns('Söhne & <GmbH>')
  const svg = giroCodeSvg('Söhne & <GmbH>')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"/)
  expect(svg).toContain(`viewBox="0 0 ${size + 2 * QUIET_ZONE} `)
  expect(svg).not.toMatch(/GmbH|script|href/)
})

test('an image holds the code of its own text, also after many others', () => {
  const first = giroCodeImage('first')
  expect(Buffer.from(first.split(',')[1] ?? '', 'base64').toString()).toBe(giroCodeSvg('first'))
  const others = Array.from({ length: 150 }, (_, index) => giroCodeImage(`other ${index}`))
  expect(new Set([first, ...others]).size).toBe(151)
  expect(giroCodeImage('first')).toBe(first)
})
