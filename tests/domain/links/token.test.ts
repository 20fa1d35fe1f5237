import { hkdfSync, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { CompactSign, importPKCS8, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createKeyring, type LinkClaims, signToken, verifyToken } from '~/domain/links/token'
import type { LinkPurpose } from '~db/schema'

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
  expires: 1_900_000_000,
}
const genuine = await signToken(keyring, claims)

const anyClaims = fc.record({
  keyId: fc.constant('k1'),
  purpose: fc.constantFrom(...PURPOSES),
  id: fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
  expires: fc.integer({ min: 0, max: 4_102_444_800 }),
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
      { numRuns: 100 },
    )
  })

  test('is the same every time it is made, says nothing personal, and fits into a line of a mail', async () => {
    expect(await signToken(keyring, claims)).toBe(genuine)
    const [header, payload] = genuine.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect(JSON.parse(String(header))).toEqual({ alg: 'HS256', kid: 'k1', typ: 'link+jwt' })
    expect(JSON.parse(String(payload))).toEqual({ aud: 'rechnung', jti: claims.id, exp: claims.expires })
    expect(genuine.length).toBeLessThan(256)
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
      { numRuns: 3000 },
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
      { numRuns: 2000 },
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
      { numRuns: 1000 },
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

describe('a token that somebody else made', () => {
  const payload = { aud: 'rechnung', jti: claims.id, exp: claims.expires }
  const rightHeader = { alg: 'HS256', kid: 'k1', typ: 'link+jwt' }
  const rightKey = derivedKey('rechnung')

  test('with the right key, header and payload would be genuine', async () => {
    expect(await verifyToken(keyring, 'rechnung', await forge(rightHeader, payload, rightKey))).toEqual(
      claims,
    )
  })

  test.each<[string, object]>([
    ['no typ', { alg: 'HS256', kid: 'k1' }],
    ['typ JWT', { ...rightHeader, typ: 'JWT' }],
    ['typ in capitals', { ...rightHeader, typ: 'LINK+JWT' }],
    ['HS384', { ...rightHeader, alg: 'HS384' }],
    ['HS512', { ...rightHeader, alg: 'HS512' }],
    ['no kid', { alg: 'HS256', typ: 'link+jwt' }],
    ['another kid', { ...rightHeader, kid: 'k2' }],
    ['a kid that is no name', { ...rightHeader, kid: '__proto__' }],
    ['a kid with a purpose', { ...rightHeader, kid: 'k1 rechnung' }],
    ['a kid that is a number', { ...rightHeader, kid: 1 }],
  ])('%s in its header', async (_, header) => {
    await expectUnknown(await forge(header, payload, rightKey))
  })

  test.each<[string, unknown]>([
    ['another audience', { ...payload, aud: 'portal' }],
    ['audiences in a list', { ...payload, aud: ['rechnung'] }],
    ['no audience', { jti: claims.id, exp: claims.expires }],
    ['no id', { aud: 'rechnung', exp: claims.expires }],
    ['a short id', { ...payload, jti: 'abc' }],
    ['an id with SQL', { ...payload, jti: `' or '1'='1' --xxxxxxx` }],
    ['no expiry', { aud: 'rechnung', jti: claims.id }],
    ['an expiry that is text', { ...payload, exp: String(claims.expires) }],
    ['null', null],
    ['a list', [payload]],
    ['text', 'rechnung'],
  ])('%s in its payload', async (_, content) => {
    await expectUnknown(await forge(rightHeader, content, rightKey))
  })

  test('alg none, with and without a signature', async () => {
    const bare = new UnsecuredJWT({ jti: claims.id, exp: claims.expires }).setAudience('rechnung').encode()
    const none = Buffer.from('{"alg":"none","kid":"k1","typ":"link+jwt"}').toString('base64url')
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
      .setProtectedHeader({ ...rightHeader, alg: 'ES256' })
      .sign(key)
    await expectUnknown(token)
  })

  test.each(PURPOSES)('the key of %s signs for no other purpose', async (purpose) => {
    for (const aud of PURPOSES) {
      const token = await forge(rightHeader, { ...payload, aud }, derivedKey(purpose))
      for (const asked of PURPOSES) {
        const isGenuine = purpose === aud && asked === aud
        expect((await verifyToken(keyring, asked, token)) !== undefined).toBe(isGenuine)
      }
    }
  })

  test('the secret itself signs nothing, nor does an empty or another key', async () => {
    for (const key of [K1.secret, Buffer.alloc(32), randomBytes(32)])
      await expectUnknown(await forge(rightHeader, payload, key))
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
    const header = { alg: 'HS256', kid: 'k1', typ: 'link+jwt' }
    const content = (pad: number) => ({
      aud: 'rechnung',
      jti: claims.id,
      exp: claims.expires,
      pad: 'x'.repeat(pad),
    })
    const short = await forge(header, content(150), derivedKey('rechnung'))
    expect(short.length).toBeLessThanOrEqual(512)
    expect(await verifyToken(keyring, 'rechnung', short)).toBeDefined()
    const long = await forge(header, content(400), derivedKey('rechnung'))
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
