import { describe, expect, test } from 'vitest'
import { identityOf, lacksClaims } from '~/auth/claims'

const WHO = { iss: 'https://login.example', sub: 'abc' }
const strict = { roleClaim: undefined, trustsEmail: false }
const trusting = { roleClaim: undefined, trustsEmail: true }

describe('an address', () => {
  test.each([
    ['said to be checked', { email: 'a@b.example', email_verified: true }, {}, strict, 'a@b.example'],
    ['not said to be checked', { email: 'a@b.example' }, {}, strict, undefined],
    ['said not to be', { email: 'a@b.example', email_verified: false }, {}, strict, undefined],
    ['checked as a text', { email: 'a@b.example', email_verified: 'true' }, {}, strict, undefined],
    ['checked by a number', { email: 'a@b.example', email_verified: 1 }, {}, strict, undefined],
    ['told when asked', {}, { email: 'a@b.example', email_verified: true }, strict, 'a@b.example'],
    [
      'beside the word for another one',
      { email: 'victim@b.example' },
      { email: 'a@b.example', email_verified: true },
      strict,
      'a@b.example',
    ],
    ['beside a word for nothing', { email: 'victim@b.example' }, { email_verified: true }, strict, undefined],
    ['trusted by the configuration', { email: 'a@b.example' }, {}, trusting, 'a@b.example'],
    [
      'trusted, whatever the word',
      { email: 'a@b.example', email_verified: false },
      {},
      trusting,
      'a@b.example',
    ],
    ['that is none', { email: 'a', email_verified: true }, {}, strict, undefined],
    ['that is a list', { email: ['a@b.example'], email_verified: true }, {}, strict, undefined],
  ])('%s', (_, claims, more, reading, expected) => {
    expect(identityOf({ ...WHO, ...claims }, more, reading).provenEmail).toBe(expected)
  })
})

describe('a role', () => {
  const reading = { roleClaim: 'zahltag_role', trustsEmail: false }
  test.each([
    ['a text', { zahltag_role: 'payroll' }, {}, ['payroll']],
    ['a list', { zahltag_role: ['payroll', 't:owner'] }, {}, ['payroll', 't:owner']],
    ['told when asked', {}, { zahltag_role: 'payroll' }, ['payroll']],
    ['another claim', { role: 'owner' }, {}, []],
    ['no text', { zahltag_role: { owner: true } }, {}, []],
    ['a list of anything', { zahltag_role: ['owner', 1] }, {}, []],
  ])('%s', (_, claims, more, expected) => {
    expect(identityOf({ ...WHO, ...claims }, more, reading).roles).toEqual(expected)
  })
})

test('who it is, only the signed token says', () => {
  const { issuer, subject } = identityOf(WHO, { iss: 'https://evil.example', sub: 'xyz' }, strict)
  expect({ issuer, subject }).toEqual({ issuer: WHO.iss, subject: WHO.sub })
  expect(() => identityOf({ iss: WHO.iss }, { sub: 'xyz' }, strict)).toThrow()
})

test.each([
  [{ email: 'a@b.example', email_verified: true }, strict, false],
  [{ email: 'a@b.example' }, strict, true],
  [{ email: 'a@b.example' }, trusting, false],
  [{ email: 'a@b.example', email_verified: true }, { ...strict, roleClaim: 'roles' }, true],
])('%j with %j: more is asked for: %s', (claims, reading, expected) => {
  expect(lacksClaims(claims, reading)).toBe(expected)
})
