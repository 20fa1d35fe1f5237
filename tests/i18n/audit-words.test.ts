import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SECTIONS } from '~/domain/tenants/settings.server'
import { auditWords } from '~/i18n/audit-words'
import { textsOf } from '~/i18n/texts'

const SAID = /\b(?:action|subjectType|ACTION)\b[^\n]*?((?:'[a-z_.]+'[^'\n]*)+)/g

/** What the domain's files hand to the audit under a name. */
function saidInSource(): { actions: string[]; kinds: string[] } {
  const files = readdirSync('app/domain', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.server.ts'),
  )
  const texts = files
    .map((file) => readFileSync(`app/domain/${file}`, 'utf8'))
    .filter((text) => text.includes('recordAudit') || text.includes('changeRecord'))
  const words = texts.flatMap((text) =>
    [...text.matchAll(SAID)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([a-z_.]+)'/g)].map(([, word = '']) => word),
    ),
  )
  return {
    actions: words.filter((word) => word.includes('.')),
    kinds: texts.flatMap((text) => [...text.matchAll(/subjectType: '(\w+)'/g)].map(([, kind = '']) => kind)),
  }
}

/** The fields that a file writes out beside a kind of record. */
function fieldsInSource(): { kind: string; field: string }[] {
  return readdirSync('app/domain', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.server.ts'))
    .map((file) => readFileSync(`app/domain/${file}`, 'utf8'))
    .filter((text) => text.includes('recordAudit'))
    .flatMap((text) => {
      const [, kind = ''] = /subjectType: '(\w+)'/.exec(text) ?? []
      const lists = text.replace(/\([^()]*\)/g, '').matchAll(/(?:before|after): \{([^{}]*)\}/g)
      return [...lists].flatMap(([, list = '']) =>
        [...list.matchAll(/(?:^|,)\s*(\w+)(?=\s*(?:[:,]|$))/g)].map(([, field = '']) => ({ kind, field })),
      )
    })
}

test.each(['de', 'en'] as const)('the audit has words for whatever is recorded (%s)', (language) => {
  const words = auditWords(textsOf(language), language, {})
  const { actions, kinds } = saidInSource()
  expect(actions.length).toBeGreaterThan(50)
  expect(kinds.length).toBeGreaterThan(20)
  expect(actions.filter((action) => words.action(action) === action)).toEqual([])
  expect(kinds.filter((kind) => words.kind(kind) === kind)).toEqual([])
  const fields = fieldsInSource()
  expect(fields.length).toBeGreaterThan(25)
  // Of an account a reader sees the masked number; its fingerprint stands nowhere.
  const silent = fields.filter(({ kind, field }) => words.field(kind, field) === field)
  expect(silent.filter(({ field }) => field !== 'iban')).toEqual([])
  const settings = Object.keys(SECTIONS).map((section) => `tenant.${section}_changed`)
  expect(settings.filter((action) => words.action(action) === action)).toEqual([])
})

test.each([
  ['customer', 'country', 'DE', 'Deutschland'],
  ['customer', 'delivery_country', 'AT', 'Österreich'],
  ['customer', 'invoice_format', 'xrechnung', 'XRechnung'],
  ['customer', 'invoice_attachment', 'always', 'immer'],
  ['customer', 'electronic_address_scheme', 'EM', 'E-Mail'],
  ['customer', 'archived_at', '2026-03-02T09:00:00.000Z', '02.03.2026, 10:00'],
  ['customer', 'phone', '', 'leer'],
  ['contract', 'starts_on', '2026-03-02', '02.03.2026'],
  ['contract', 'prices_json', '[]', 'geändert'],
  ['contract', 'is_property', 1, 'ja'],
  ['employee', 'from_month', '2026-03', 'März 2026'],
  ['invoice', 'grossCents', 123456, '1.234,56 €'],
  ['invoice', 'customerId', 'c', 'Hafenkontor'],
  ['user', 'role', 'read_only', 'Nur Ansicht'],
  ['user', 'cleared', true, 'ja'],
  ['user', 'constructor', 'constructor', 'constructor'],
])('a %s’s %s that is %j reads as %s', (kind, field, value, told) => {
  const words = auditWords(textsOf('de'), 'de', { c: 'Hafenkontor' })
  expect(words.value(kind, field, value).replaceAll('\u00a0', ' ')).toBe(told)
})

test('what has no word stands as it is stored', () => {
  const words = auditWords(textsOf('de'), 'de', {})
  expect([words.action('moon.landed'), words.kind('moon'), words.field('moon', 'toString')]).toEqual([
    'moon.landed',
    'moon',
    'toString',
  ])
})
