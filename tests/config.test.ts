import { describe, expect, test } from 'vitest'
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
