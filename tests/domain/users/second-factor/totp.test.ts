import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from '~/domain/users/second-factor/totp'

/** The key of RFC 6238, appendix B, in base32 as apps take it. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32

describe('the codes of RFC 6238, appendix B (SHA-1), cut to six digits', () => {
  test.each([
    [59, '94287082', 0x1],
    [1_111_111_109, '07081804', 0x23523ec],
    [1_111_111_111, '14050471', 0x23523ed],
    [1_234_567_890, '89005924', 0x273ef07],
    [2_000_000_000, '69279037', 0x3f940aa],
    [20_000_000_000, '65353130', 0x27bc86aa],
  ])('at second %i it is %s of step %i', (second, code, step) => {
    const six = code.slice(-6)
    expect(stepOfCode(RFC_SECRET, six, second * 1000)).toBe(step)
    const inTurn = [-60, -30, 30, 60].map((late) => stepOfCode(RFC_SECRET, six, (second + late) * 1000))
    expect(inTurn).toEqual([undefined, step, step, undefined])
  })
})

test.each(['', '28708', '2870822', '28708O', '94287082', '２８７０８２', '-87082', '0x1234'])(
  '"%s" is no code',
  (text) => expect(stepOfCode(RFC_SECRET, text, 59_000)).toBeUndefined(),
)

test('a secret has 160 random bits', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
})

test('the address tells the app everything, whatever the firm is called', () => {
  const uri = new URL(totpUri(RFC_SECRET, { email: 'inga@foerde-glanz.example', firm: 'Glanz: Söhne & Co' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.host + decodeURIComponent(uri.pathname)).toBe(
    'totp/Zahltag:inga@foerde-glanz.example (Glanz  Söhne & Co)',
  )
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Zahltag',
    secret: RFC_SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
