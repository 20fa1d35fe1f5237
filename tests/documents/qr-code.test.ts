import { expect, test } from 'vitest'
import { QUIET_ZONE, qrCodeRuns, qrCodeSvg } from '~/documents/qr-code'

test('the corners of the matrix are finder patterns', () => {
  const { size, runs } = qrCodeRuns('BCD\n002\n1\nSCT')
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
  const { size } = qrCodeRuns('Söhne & <GmbH>')
  const svg = qrCodeSvg('Söhne & <GmbH>')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"/)
  expect(svg).toContain(`viewBox="0 0 ${size + 2 * QUIET_ZONE} `)
  expect(svg).not.toMatch(/GmbH|script|href/)
})
