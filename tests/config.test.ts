import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '~/config.server'

// Which environments are refused, and that the refusal names the variable and the remedy and never a value.

const GOOD = 'Zt7-0123456789abcdefghijklmnopqrstuvwxyz'
const IN_ORDER = {
  NODE_ENV: 'production' as const,
  LINK_KEYS: `k1:link-${GOOD}`,
  FIELD_KEYS: `k1:field-${GOOD}`,
  WEBHOOK_SECRET: `hook-${GOOD}`,
}

test('an environment with three secrets is in order', () => {
  expect(readConfig(IN_ORDER)).toMatchObject({ environment: 'production', baseUrl: 'http://localhost:3000' })
})

describe('secrets', () => {
  const long = (prefix: string) => `${prefix}-${GOOD}`
  test.each<[string, Record<string, string>, string[]]>([
    ['no LINK_KEYS', { LINK_KEYS: '' }, ['LINK_KEYS is missing']],
    ['no FIELD_KEYS', { FIELD_KEYS: '' }, ['FIELD_KEYS is missing']],
    ['no WEBHOOK_SECRET', { WEBHOOK_SECRET: '' }, ['WEBHOOK_SECRET is missing']],
    [
      'none at all: each is named',
      { LINK_KEYS: '', FIELD_KEYS: '', WEBHOOK_SECRET: '' },
      ['LINK_KEYS', 'FIELD_KEYS', 'WEBHOOK_SECRET'],
    ],
    ['a short link key', { LINK_KEYS: 'k1:Qw8zT12345' }, ['LINK_KEYS', 'shorter than 32 bytes']],
    [
      'a short second key',
      { FIELD_KEYS: `k2:${long('a')},k1:Qw8zT12345` },
      ['FIELD_KEYS', 'shorter than 32 bytes'],
    ],
    [
      'a short webhook secret',
      { WEBHOOK_SECRET: GOOD.slice(0, 31) },
      ['WEBHOOK_SECRET', 'shorter than 32 bytes'],
    ],
    ['a link key without a name', { LINK_KEYS: GOOD }, ['LINK_KEYS', 'k2:secret,k1:secret']],
    ['one name twice', { LINK_KEYS: `k1:${long('a')},k1:${long('b')}` }, ['LINK_KEYS names a key twice']],
    [
      'one secret twice',
      { WEBHOOK_SECRET: `${GOOD},${GOOD}` },
      ['WEBHOOK_SECRET names the same secret twice'],
    ],
    [
      'a placeholder behind a good one',
      { WEBHOOK_SECRET: `${GOOD},changeme-${GOOD}` },
      ['WEBHOOK_SECRET is a placeholder'],
    ],
    ['a default', { WEBHOOK_SECRET: `changeme-${GOOD}` }, ['WEBHOOK_SECRET is a placeholder']],
    ['a placeholder', { WEBHOOK_SECRET: `<WEBHOOK_SECRET>-${GOOD}` }, ['WEBHOOK_SECRET is a placeholder']],
    ['one letter over and over', { FIELD_KEYS: `k1:${'x'.repeat(40)}` }, ['FIELD_KEYS is a placeholder']],
    [
      'webhook secret equal to a link key',
      { WEBHOOK_SECRET: GOOD, LINK_KEYS: `k1:${GOOD}` },
      ['WEBHOOK_SECRET', 'LINK_KEYS', 'same secret'],
    ],
    [
      'link key equal to a field key',
      { LINK_KEYS: `k1:${GOOD}`, FIELD_KEYS: `k1:${GOOD}` },
      ['LINK_KEYS', 'FIELD_KEYS', 'same secret'],
    ],
    ['two link keys equal', { LINK_KEYS: `k2:${GOOD},k1:${GOOD}` }, ['LINK_KEYS', 'same secret']],
  ])('%s', (_, environment, words) => {
    const refusal = refusalOf(environment)
    for (const word of words) expect(refusal).toContain(word)
    for (const value of Object.values(environment).flatMap((text) => text.split(',')))
      if (value.length > 4) expect(refusal).not.toContain(value.replace(/^k\d:/, ''))
  })
})

test('the webhook’s secret may be two, the new one first; one with a comma of its own stays whole', () => {
  const read = (WEBHOOK_SECRET: string) => readConfig({ ...IN_ORDER, WEBHOOK_SECRET }).webhookSecrets
  expect(read(`new-${GOOD}, old-${GOOD}`)).toEqual([`new-${GOOD}`, `old-${GOOD}`])
  expect(read(`${GOOD},short`)).toEqual([`${GOOD},short`])
})

describe('a secret in a file of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-secret-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const fileWith = (content: string) => {
    const file = join(folder, randomUUID())
    writeFileSync(file, content)
    return file
  }

  test('counts as if it stood in the environment, without its last line break', () => {
    const file = fileWith(`${IN_ORDER.LINK_KEYS}\n`)
    const smtp = fileWith('smtp://user:word@mail.example:587\r\n')
    const { linkKeys, smtpUrl } = readConfig({
      ...IN_ORDER,
      LINK_KEYS: '',
      LINK_KEYS_FILE: file,
      SMTP_URL_FILE: smtp,
    })
    expect(linkKeys).toEqual([{ id: 'k1', secret: Buffer.from(`link-${GOOD}`) }])
    expect(smtpUrl).toBe('smtp://user:word@mail.example:587')
  })

  test('what systemd hands over counts first', () => {
    const file = fileWith(`k1:${GOOD}`)
    const kept = join(folder, 'LINK_KEYS')
    writeFileSync(kept, `k7:handed-${GOOD}`)
    const environment = { ...IN_ORDER, LINK_KEYS: '', LINK_KEYS_FILE: file, CREDENTIALS_DIRECTORY: folder }
    expect(readConfig(environment).linkKeys[0].id).toBe('k7')
  })

  test.each<[string, () => Record<string, string>, string]>([
    [
      'in both places',
      () => ({ LINK_KEYS_FILE: fileWith(`k1:${GOOD}`) }),
      'LINK_KEYS and LINK_KEYS_FILE are both set',
    ],
    [
      'a file that is not there',
      () => ({ LINK_KEYS: '', LINK_KEYS_FILE: join(folder, 'none') }),
      'none does not exist',
    ],
    ['a folder', () => ({ WEBHOOK_SECRET: '', WEBHOOK_SECRET_FILE: folder }), 'WEBHOOK_SECRET_FILE: '],
    ['an empty file', () => ({ FIELD_KEYS: '', FIELD_KEYS_FILE: fileWith('\n') }), ' is empty'],
    ['an empty file of what may be missing', () => ({ SMTP_URL_FILE: fileWith('') }), 'SMTP_URL_FILE: '],
    [
      'in the environment and handed over by systemd',
      () => {
        writeFileSync(join(folder, 'FIELD_KEYS'), `k1:${GOOD}`)
        return { CREDENTIALS_DIRECTORY: folder, LINK_KEYS: '' }
      },
      'FIELD_KEYS and LoadCredential=FIELD_KEYS are both set',
    ],
    [
      'a short one',
      () => ({ LINK_KEYS: '', LINK_KEYS_FILE: fileWith('k1:Qw8zT12345') }),
      'LINK_KEYS is shorter',
    ],
  ])('%s', (_, environment, message) => {
    const refusal = refusalOf(environment())
    expect(refusal).toContain(message)
    expect(refusal).not.toMatch(/Qw8zT|Zt7-0123/)
  })
})

describe('the rest of the environment', () => {
  test.each<[string, Record<string, string>, string]>([
    ['http on another host', { BASE_URL: 'http://zahltag.example' }, 'BASE_URL must start with https://'],
    ['no web address', { BASE_URL: 'zahltag.example' }, 'BASE_URL is not a web address'],
    ['another scheme', { BASE_URL: 'ftp://zahltag.example' }, 'BASE_URL is not a web address'],
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['a mail server that is none', { SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    [
      'an identity provider without a secret',
      { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'zahltag' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all',
    ],
    [
      'an identity provider in the clear',
      { OIDC_ISSUER: 'http://login.example' },
      'OIDC_ISSUER must start with',
    ],
    [
      'an identity provider that lets everybody in',
      { OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
      'OIDC_ISSUER must name one directory',
    ],
    ['a trust that is neither yes nor no', { OIDC_TRUST_EMAIL: 'perhaps' }, 'OIDC_TRUST_EMAIL'],
    ['a server that is none', { SERVE: 'express' }, 'SERVE is neither own nor remix'],
    ['a log level that is none', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL is neither debug'],
    ['no number for a port', { METRICS_PORT: 'abc' }, 'METRICS_PORT is not a port from 1 to 65535'],
  ])('%s', (_, environment, message) => expect(refusalOf(environment)).toContain(message))
})

test('a refusal is in German too, with a line for each variable', () => {
  const environment = { ...IN_ORDER, PORT: '-1.5', BASE_URL: 'zahltag.example', FIELD_KEYS: 'k1:Qw8zT12345' }
  expect(() => readConfig(environment)).toThrow(ConfigError)
  try {
    readConfig(environment)
  } catch (error) {
    expect((error as ConfigError).in('de').split('\n')).toEqual([
      'PORT ist kein Port von 1 bis 65535',
      'BASE_URL ist keine Web-Adresse',
      expect.stringMatching(/^FIELD_KEYS ist kürzer als 32 Bytes\. So entsteht ein Wert: node /),
    ])
  }
})

/** What an environment is refused with; everything that it does not name is in order. */
function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig({ ...IN_ORDER, ...environment })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('This environment was not refused')
}
