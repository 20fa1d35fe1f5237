import fc from 'fast-check'
import { UBL_INVOICE } from '../../support/einvoice/ubl'
import { bent } from './bent'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'
const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'

const roots = fc.constantFrom(
  (inner: string) => `<Invoice xmlns="${UBL}">${inner}</Invoice>`,
  (inner: string) => `<CrossIndustryInvoice xmlns="${CII}">${inner}</CrossIndustryInvoice>`,
  (inner: string) => UBL_INVOICE.replace('<cbc:DocumentCurrencyCode>', (found) => `${inner}${found}`),
  (inner: string) => UBL_INVOICE.replace('</cac:InvoiceLine>', (found) => `${inner}${found}`),
)
const TAGS: [string, string][] = [
  ['<a>', '</a>'],
  ['<a b="/>">', '</a>'],
  ["<a b='>'>", '</a>'],
  ['<a b=">" c="\'">', '</a >'],
  ['<a><![CDATA[<b>]]>', '</a>'],
  ['<a><!-- <b> -->', '</a>'],
  ['<a><?b <c> ?>', '</a>'],
  ['<cbc:Note>', '</cbc:Note>'],
  ['<a xmlns="urn:b">', '</a>'],
]
const tags = fc.constantFrom(...TAGS)
/** Mostly few, now and then very many. */
const many = (most: number) => fc.oneof(fc.nat(100), fc.nat(most / 50), fc.nat(most))

const inner: fc.Arbitrary<string> = fc.oneof(
  fc
    .record({ tag: tags, deep: many(100_000), closed: fc.boolean() })
    .map(({ tag: [open, close], deep, closed }) => open.repeat(deep) + (closed ? close.repeat(deep) : '')),
  fc
    .record({ tag: tags, wide: many(200_000) })
    .map(({ tag: [open, close], wide }) => (open + close).repeat(wide)),
  many(120_000).map((wide) => Array.from({ length: wide }, (_, at) => `<e${at}/>`).join('')),
  many(1_000_000).map((length) => `<${'n'.repeat(length + 1)}/>`),
  fc
    .record({ count: many(20_000), value: fc.constantFrom('', '>', '/>', "'>'", '&#62;', 'x'.repeat(500)) })
    .map(
      ({ count, value }) => `<a ${Array.from({ length: count }, (_, at) => `b${at}="${value}"`).join(' ')}/>`,
    ),
  fc
    .record({
      unit: fc.constantFrom('x', '\n', '&#x41;', '&amp;', 'ä', '<br/>', '💶', ' '),
      times: many(1_000_000),
    })
    .map(({ unit, times }) => `<cbc:Note>${unit.repeat(times)}</cbc:Note>`),
  many(5000).map((lines) =>
    (/<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(UBL_INVOICE)?.[0] ?? '').repeat(lines),
  ),
  many(50_000).map(
    (digits) => `<cbc:PayableAmount currencyID="EUR">${'9'.repeat(digits)}.99</cbc:PayableAmount>`,
  ),
)

const doctypes = fc.constantFrom(
  '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "http://127.0.0.1:9/">]>',
  `<!DOCTYPE a [${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}]>`,
  '<!-- --><!doctype a>',
)

const texts = fc.oneof(
  { arbitrary: fc.record({ root: roots, inner }).map(({ root, inner }) => root(inner)), weight: 8 },
  { arbitrary: doctypes.map((doctype) => doctype + UBL_INVOICE.replace(/^<\?xml[^>]*>\s*/, '')), weight: 1 },
)

export const hostileInvoices: fc.Arbitrary<Buffer> = fc.oneof(
  { arbitrary: texts.map((text) => Buffer.from(text)), weight: 6 },
  { arbitrary: bent(fc.constant(Buffer.from(UBL_INVOICE))), weight: 2 },
  {
    arbitrary: fc
      .record({
        text: texts,
        mark: fc.boolean(),
        declared: fc.constantFrom(
          'UTF-8',
          'UTF-16',
          'UTF-32',
          'UTF-7',
          'EBCDIC-CP-US',
          'ISO-2022-JP',
          'x'.repeat(200),
        ),
      })
      .map(({ text, mark, declared }) => {
        const whole = `${mark ? '\ufeff' : ''}<?xml version="1.0" encoding="${declared}"?>${text.replace(/^<\?xml[^>]*>/, '')}`
        return Buffer.from(whole, declared === 'UTF-16' ? 'utf16le' : 'utf8')
      }),
    weight: 2,
  },
)
