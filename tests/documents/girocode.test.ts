import { expect, test } from 'vitest'
import { giroCodeImage } from '~/documents/girocode'
import { qrCodeSvg } from '~/documents/qr-code'

test('an image holds the code of its own text, also after many others', () => {
  const first = giroCodeImage('first')
  expect(Buffer.from(first.split(',')[1] ?? '', 'base64').toString()).toBe(qrCodeSvg('first'))
  const others = Array.from({ length: 150 }, (_, index) => giroCodeImage(`other ${index}`))
  expect(new Set([first, ...others]).size).toBe(151)
  expect(giroCodeImage('first')).toBe(first)
})
