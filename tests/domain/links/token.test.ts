import { hkdfSync, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { CompactSign, importPKCS8, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createKeyring, endsAsTokenSays, type LinkClaims, signToken, verifyToken } from '~/domain/links/token'
import type { LinkPurpose } from '~db/schema'
import { deep } from '../../support/fuzz-size'

const PURPOSES: LinkPurpose[] = ['rechnung', 'portal', 'mitarbeiter-portal']
const K1 = { id: 'k1', secret: Buffer.alloc(32, 'the first key of the tests') }
const K2 = { id: 'k2', secret: Buffer.alloc(32, 'the second key of the tests') }
const OTHER_K1 = { id: 'k1', secret: Buffer.alloc(32, 'of another installation') }
const keyring = createKeyring([K1])
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const claims: LinkClaims = {
  keyId: 'k1',
  purpose: 'rechnung',
  id: Buffer.alloc(16, 7).toString('base64url'),
}
const genuine = await signToken(keyring, claims)

const EXPIRES = 1_900_000_000
const FIRST_HEADER = { alg: 'HS256', kid: 'k1', typ: 'link+jwt' }
const FIRST_PAYLOAD = { aud: 'rechnung', jti: claims.id, exp: EXPIRES }

const anyClaims = fc.record({
  keyId: fc.constant('k1'),
  purpose: fc.constantFrom(...PURPOSES),
  id: fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
})
const anyCharacter = fc.oneof(
  fc.constantFrom(...BASE64URL, '.', '=', '+', '/', ' ', '\n', '\0'),
  fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
)

describe('a genuine token', () => {
  test('says what was signed, for its purpose and no other', async () => {
    await fc.assert(
      fc.asyncProperty(anyClaims, async (signed) => {
        const token = await signToken(keyring, signed)
        for (const purpose of PURPOSES) {
          const read = await verifyToken(keyring, purpose, token)
          expect(read).toEqual(purpose === signed.purpose ? signed : undefined)
        }
      }),
      { numRuns: deep(100) },
    )
  })

  test('is the same every time it is made, and says nothing but its key and its id', async () => {
    expect(await signToken(keyring, claims)).toBe(genuine)
    const [header, payload] = genuine.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect(JSON.parse(String(header))).toEqual({ alg: 'HS256', kid: 'k1' })
    expect(JSON.parse(String(payload))).toEqual({ jti: claims.id })
  })

  test('has at most 130 characters', async () => {
    const longName = createKeyring([{ ...K1, id: '2026okt' }])
    expect((await signToken(longName, { ...claims, keyId: '2026okt' })).length).toBeLessThanOrEqual(130)
  })
})

describe('an altered token opens nothing', () => {
  test('any character changed', async () => {
    const place = fc.nat(genuine.length - 1)
    await fc.assert(
      fc.asyncProperty(place, anyCharacter, async (at, character) => {
        fc.pre(character !== genuine[at])
        await expectUnknown(genuine.slice(0, at) + character + genuine.slice(at + 1))
      }),
      { numRuns: deep(3000) },
    )
  })

  test('every single character changed to every other of its alphabet, in the last ten places', async () => {
    for (let at = genuine.length - 10; at < genuine.length; at += 1) {
      for (const character of BASE64URL) {
        if (character !== genuine[at])
          await expectUnknown(genuine.slice(0, at) + character + genuine.slice(at + 1))
      }
    }
  })

  test('any character added', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(genuine.length), anyCharacter, async (at, character) => {
        await expectUnknown(genuine.slice(0, at) + character + genuine.slice(at))
      }),
      { numRuns: deep(2000) },
    )
  })

  test('every character removed', async () => {
    for (let at = 0; at < genuine.length; at += 1) {
      const shorter = genuine.slice(0, at) + genuine.slice(at + 1)
      if (shorter !== genuine) await expectUnknown(shorter)
    }
  })

  test('any text at all', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc
        .array(fc.base64String({ maxLength: 60 }), { minLength: 1, maxLength: 5 })
        .map((parts) => parts.join('.')),
    )
    await fc.assert(
      fc.asyncProperty(text, (token) => expectUnknown(token)),
      { numRuns: deep(1000) },
    )
  })

  test.each([
    '',
    '.',
    '..',
    '...',
    'a.b.c',
    `${genuine}.`,
    `.${genuine}`,
    ` ${genuine}`,
    `${genuine}\n`,
    `${genuine}=`,
    genuine.replaceAll('.', '%2E'),
  ])('%j', (token) => expectUnknown(token))
})

describe('a token of 0.2.0', () => {
  const token = () => forge(FIRST_HEADER, FIRST_PAYLOAD, derivedKey('rechnung'))

  test('stays valid for its purpose and no other', async () => {
    expect(await verifyToken(keyring, 'rechnung', await token())).toEqual({ ...claims, expires: EXPIRES })
    expect(await verifyToken(keyring, 'portal', await token())).toBeUndefined()
  })

  test('opens nothing once its link ends at another time', async () => {
    const verified = (await verifyToken(keyring, 'rechnung', await token())) ?? claims
    const ends = (seconds: number) => ({ expires_at: new Date(seconds * 1000).toISOString() })
    expect(endsAsTokenSays(ends(EXPIRES), verified)).toBe(true)
    expect(endsAsTokenSays(ends(EXPIRES + 1), verified)).toBe(false)
  })
})

describe('a token that somebody else made', () => {
  const rightKey = derivedKey('rechnung')
  const header = { alg: 'HS256', kid: 'k1' }
  const payload = { jti: claims.id }

  test('with the right key, header and payload would be genuine', async () => {
    expect(await verifyToken(keyring, 'rechnung', await forge(header, payload, rightKey))).toEqual(claims)
  })

  test.each<[string, object]>([
    ['typ JWT', { typ: 'JWT' }],
    ['HS384', { alg: 'HS384' }],
    ['HS512', { alg: 'HS512' }],
    ['no kid', { kid: undefined }],
    ['another kid', { kid: 'k2' }],
    ['a kid that is no name', { kid: '__proto__' }],
    ['a kid with a purpose', { kid: 'k1 rechnung' }],
    ['a kid that is a number', { kid: 1 }],
  ])('%s in its header', async (_, changed) => {
    await expectUnknown(await forge({ ...header, ...changed }, payload, rightKey))
    await expectUnknown(await forge({ ...FIRST_HEADER, ...changed }, FIRST_PAYLOAD, rightKey))
  })

  test.each<[string, object, unknown]>([
    ['the old header over the new payload', FIRST_HEADER, payload],
    ['the new header over the old payload', header, FIRST_PAYLOAD],
    ['the old typ in capitals', { ...FIRST_HEADER, typ: 'LINK+JWT' }, FIRST_PAYLOAD],
    ['an audience without an expiry', FIRST_HEADER, { ...payload, aud: 'rechnung' }],
    ['an expiry without an audience', FIRST_HEADER, { ...payload, exp: EXPIRES }],
    ['an audience in the new form', header, { ...payload, aud: 'rechnung' }],
  ])('%s', async (_, mixedHeader, mixedPayload) => {
    await expectUnknown(await forge(mixedHeader, mixedPayload, rightKey))
  })

  test.each<[string, object]>([
    ['another audience', { aud: 'portal' }],
    ['audiences in a list', { aud: ['rechnung'] }],
    ['no audience', { aud: undefined }],
    ['no id', { jti: undefined }],
    ['a short id', { jti: 'abc' }],
    ['an id with SQL', { jti: `' or '1'='1' --xxxxxxx` }],
    ['no expiry', { exp: undefined }],
    ['an expiry that is text', { exp: String(EXPIRES) }],
  ])('%s in an old payload', async (_, changed) => {
    await expectUnknown(await forge(FIRST_HEADER, { ...FIRST_PAYLOAD, ...changed }, rightKey))
  })

  test.each<[string, unknown]>([
    ['no id', {}],
    ['a short id', { jti: 'abc' }],
    ['an id with SQL', { jti: `' or '1'='1' --xxxxxxx` }],
    ['null', null],
    ['a list', [payload]],
    ['text', 'rechnung'],
  ])('%s in a new payload', async (_, content) => {
    await expectUnknown(await forge(header, content, rightKey))
  })

  test('alg none, with and without a signature', async () => {
    const bare = new UnsecuredJWT({ jti: claims.id }).encode()
    const none = Buffer.from('{"alg":"none","kid":"k1"}').toString('base64url')
    const [, body, signature] = genuine.split('.')
    for (const token of [bare, `${none}.${body}.`, `${none}.${body}.${signature}`]) await expectUnknown(token)
  })

  test('an asymmetric algorithm over our key', async () => {
    const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])
    const pem = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey)).toString('base64')
    const key = await importPKCS8(`-----BEGIN PRIVATE KEY-----\n${pem}\n-----END PRIVATE KEY-----`, 'ES256')
    const token = await new CompactSign(Buffer.from(JSON.stringify(payload)))
      .setProtectedHeader({ ...header, alg: 'ES256' })
      .sign(key)
    await expectUnknown(token)
  })

  test.each(PURPOSES)('the key of %s signs for no other purpose', async (purpose) => {
    const token = await forge(header, payload, derivedKey(purpose))
    for (const asked of PURPOSES)
      expect((await verifyToken(keyring, asked, token)) !== undefined).toBe(asked === purpose)
    for (const aud of PURPOSES) {
      const old = await forge(FIRST_HEADER, { ...FIRST_PAYLOAD, aud }, derivedKey(purpose))
      for (const asked of PURPOSES) {
        const isGenuine = purpose === aud && asked === aud
        expect((await verifyToken(keyring, asked, old)) !== undefined).toBe(isGenuine)
      }
    }
  })

  test('the secret itself signs nothing, nor does an empty or another key', async () => {
    for (const key of [K1.secret, Buffer.alloc(32), randomBytes(32)])
      await expectUnknown(await forge({ alg: 'HS256', kid: 'k1' }, { jti: claims.id }, key))
    expect(await verifyToken(createKeyring([OTHER_K1]), 'rechnung', genuine)).toBeUndefined()
  })
})

describe('changing keys', () => {
  test('with k2 in front, old links live and new ones are signed by k2', async () => {
    const changed = createKeyring([K2, K1])
    expect(changed.currentKeyId).toBe('k2')
    expect(await verifyToken(changed, 'rechnung', genuine)).toEqual(claims)
    const fresh = await signToken(changed, { ...claims, keyId: 'k2' })
    expect(await verifyToken(changed, 'rechnung', fresh)).toEqual({ ...claims, keyId: 'k2' })
    expect(await verifyToken(keyring, 'rechnung', fresh)).toBeUndefined()
  })

  test('with k1 gone, its links are over and none can be made again', async () => {
    const changed = createKeyring([K2])
    expect(await verifyToken(changed, 'rechnung', genuine)).toBeUndefined()
    await expect(signToken(changed, claims)).rejects.toThrow('k1')
  })
})

describe('what is too long or not in the one form that we write', () => {
  test('more than 512 characters, however genuine', async () => {
    const content = (pad: number) => ({ ...FIRST_PAYLOAD, pad: 'x'.repeat(pad) })
    const short = await forge(FIRST_HEADER, content(150), derivedKey('rechnung'))
    expect(short.length).toBeLessThanOrEqual(512)
    expect(await verifyToken(keyring, 'rechnung', short)).toBeDefined()
    const long = await forge(FIRST_HEADER, content(400), derivedKey('rechnung'))
    expect(long.length).toBeGreaterThan(512)
    await expectUnknown(long)
  })

  test('base64url whose unused last bits differ decodes alike and is refused', async () => {
    const last = genuine.at(-1) ?? ''
    const twins = [...BASE64URL].filter((character) => {
      const twin = genuine.slice(0, -1) + character
      return character !== last && bytesOf(twin).equals(bytesOf(genuine))
    })
    expect(twins.length).toBeGreaterThan(0)
    for (const character of twins) await expectUnknown(genuine.slice(0, -1) + character)
  })

  test('padded or standard base64', async () => {
    const [header, payload, signature = ''] = genuine.split('.')
    await expectUnknown(`${header}.${payload}.${signature}=`)
    await expectUnknown(`${header}.${payload}.${signature.replaceAll('-', '+').replaceAll('_', '/')}+`)
  })
})

async function expectUnknown(token: string): Promise<void> {
  expect(await verifyToken(keyring, 'rechnung', token)).toBeUndefined()
}

function bytesOf(token: string): Buffer {
  return Buffer.from(token.split('.')[2] ?? '', 'base64url')
}

/** The key that the design derives: HKDF-SHA256 of the secret, one for each purpose. */
function derivedKey(purpose: LinkPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', K1.secret, '', `zahltag link ${purpose}`, 32))
}

function forge(header: object, payload: unknown, key: Uint8Array): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader(header as { alg: string })
    .sign(key)
}
