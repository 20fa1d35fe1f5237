import { describe, expect, test } from 'vitest'
import { renderAccountPdf } from '~/documents/account-pdf.server'
import { renderDunningNotice } from '~/documents/dunning-notice-pdf.server'
import { renderInvoicePdf } from '~/documents/invoice-pdf.server'
import { renderPayslipPdf } from '~/documents/payslip-pdf.server'
import type { RenderedFile } from '~/domain/documents/render'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import type { PayslipView } from '~/domain/payslips/view'
import { COLOR_JPEG } from '../factories/logos'
import { contentStreams, rawPdf, readPdf, rolesOf, unmarkedPainting } from '../support/pdf'
import { accountView } from '../support/views/account'
import { invoiceView } from '../support/views/invoice-view'
import { invoices } from '../support/views/invoices'
import { tallLogo, wideLogo } from '../support/views/logos'
import { noticeView } from '../support/views/notice'
import { buyerView, sellerView } from '../support/views/parties'
import { payslipLine, payslipView } from '../support/views/payslip-view'

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte'
const ODD =
  'Emoji 🎉👍🏽👨‍👩‍👧 Tab\tGlocke\u0007 Null\u0000 Pfeil → ✓ ≤ 漢字 עברית \ud800 a\u0301 x\u0301\u0327 ǅ ﬁ \u202e weich\u00adtrennen क्ष'

const documents: Record<string, () => Promise<RenderedFile>> = {
  'an invoice': () => invoicePdf(invoiceView()),
  'an English invoice': () => invoicePdf(invoiceView({ language: 'en' })),
  'an invoice of 200 lines': () =>
    invoicePdf(
      invoiceView({ lines: Array.from({ length: 200 }, () => ({ description: `${LONG_WORD} Büro` })) }),
    ),
  'a cancellation': () => invoicePdf(invoiceView({ kind: 'cancellation' })),
  'an invoice full of odd characters': () =>
    invoicePdf(
      invoiceView({
        number: ODD.slice(0, 30),
        note: ODD,
        lines: [{ description: ODD.repeat(40), unit: ODD }],
        seller: sellerView({ name: `Müller & Söhne <GmbH> ${ODD}`, bankName: ODD }),
        buyer: buyerView({ name: LONG_WORD.repeat(3), addressExtra: ODD }),
      }),
    ),
  'a payslip': () => payslipPdf(payslipView()),
  'an invoice with a wide logo': () => invoicePdf(invoiceView(), wideLogo()),
  'a payslip with a tall logo': () => payslipPdf(payslipView(), tallLogo()),
  'an invoice with a photograph': () => invoicePdf(invoiceView(), COLOR_JPEG),
  'a statement of account': () => renderAccountPdf(accountView(), { logo: null }),
  'a reminder of late invoices': () => renderDunningNotice(noticeView(), { logo: null }),
  'a long payslip': () =>
    payslipPdf(payslipView({ lines: Array.from({ length: 90 }, () => payslipLine({ label: ODD })) })),
}

describe.each(Object.entries(documents))('%s', (_, render) => {
  let first: Promise<RenderedFile> | undefined
  const rendered = () => {
    first ??= render()
    return first
  }

  test('is tagged with a language, a heading and tables whose heads have a scope', async () => {
    const { bytes } = await rendered()
    const raw = rawPdf(bytes)
    expect(raw).toMatch(/\/MarkInfo \d+ 0 R/)
    expect(raw).toContain('/Marked true')
    expect(raw).toMatch(/\/Lang \((de|en)\)/)
    const { structure } = await readPdf(bytes)
    const roles = structure.flatMap(rolesOf)
    expect(roles).toContain('Document')
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles).toEqual(expect.arrayContaining(['Table', 'THead', 'TBody', 'TR', 'TH', 'TD', 'P', 'H2']))
    expect(raw.match(/\/S \/TH\n/g)?.length).toBe(raw.match(/\/Scope \/(Column|Row)/g)?.length)
  })

  test('has nothing visible that is neither tagged nor an artifact', async () => {
    const streams = contentStreams((await rendered()).bytes)
    expect(streams.length).toBeGreaterThan(0)
    for (const stream of streams) expect(unmarkedPainting(stream)).toEqual([])
  })

  test('embeds every font and misses no glyph', async () => {
    const { bytes } = await rendered()
    const raw = rawPdf(bytes)
    const fonts = [...raw.matchAll(/\/Type \/FontDescriptor[\s\S]*?>>/g)].map(([descriptor]) => descriptor)
    expect(fonts.length).toBe(2)
    for (const font of fonts) expect(font).toContain('/FontFile2')
    expect(raw).not.toContain('/Subtype /Type1')
    const glyphs = contentStreams(bytes).flatMap((stream) =>
      [...stream.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
    )
    expect(glyphs.length).toBeGreaterThan(100)
    expect(glyphs).not.toContain('0000')
  })

  test('states PDF/A-3b and PDF/UA-1, an output intent and its title', async () => {
    const raw = rawPdf((await rendered()).bytes)
    const xmp = /<\?xpacket begin[\s\S]*<\?xpacket end="w"\?>/.exec(raw)?.[0] ?? ''
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(xmp).toContain(
      '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
    )
    expect(xmp).toMatch(
      /<dc:title>.*(Konto\S+bersicht|Mahnung|Rechnung|Invoice|Stornorechnung|Lohnzettel|Entgeltabrechnung) /,
    )
    expect(xmp).not.toMatch(/&(?!amp;|lt;|gt;|quot;)|<GmbH>/)
    expect(raw).toContain('/GTS_PDFA1')
    expect(raw).toContain('/DisplayDocTitle true')
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
  })

  test('comes out the same twice', async () => {
    const again = await render()
    expect(Buffer.from((await rendered()).bytes).equals(Buffer.from(again.bytes))).toBe(true)
  })
})

test('the firm stands in the metadata, escaped', async () => {
  const view = invoiceView({ seller: sellerView({ name: 'Müller & Söhne <GmbH>' }) })
  const xmp = Buffer.from((await invoicePdf(view)).bytes).toString('utf8')
  expect(xmp).toContain('<rdf:li>Müller &amp; Söhne &lt;GmbH&gt;</rdf:li>')
})

test('every name keeps its letters', async () => {
  const name = 'ÄÖÜ äöüß ŁŞŠĆŽőř łşšćž Ελλάδα Привет € – „Anführung“'
  const { text } = await readPdf((await invoicePdf(invoiceView({ buyer: buyerView({ name }) }))).bytes)
  expect(text).toContain(name)
})

test('what cannot be drawn vanishes or becomes a question mark, and its neighbours stay', async () => {
  const view = invoiceView({ note: 'Danke 🎉 sehr!\tBis\u0007bald → 漢字 Ende' })
  const { text } = await readPdf((await invoicePdf(view)).bytes)
  expect(text).toContain('Danke sehr! Bis bald -> ?? Ende')
})

test.each<[string, Parameters<typeof invoiceView>[0]]>([
  ['two documents', { number: '2026-0002' }],
  ['documents of two firms', { seller: sellerView({ name: 'Garten Groth' }) }],
])('%s of one day have different ids', async (_, changes) => {
  const [first, second] = await Promise.all(
    [{}, changes].map(async (change) => rawPdf((await invoicePdf(invoiceView(change))).bytes)),
  )
  const id = /\/ID \[<(\w+)>/
  expect(id.exec(first ?? '')?.[1]).toMatch(/^\w{32}$/)
  expect(id.exec(first ?? '')?.[1]).not.toBe(id.exec(second ?? '')?.[1])
})

describe('a logo', () => {
  test.each<[name: string, logo: Uint8Array, size: string]>([
    ['wide', wideLogo(), '170.08 × 42.64'],
    ['tall', tallLogo(), '18.90 × 56.69'],
    ['small', COLOR_JPEG, '12.00 × 6.00'],
  ])('that is %s keeps its proportions', async (_, logo, size) => {
    const [first = ''] = contentStreams((await invoicePdf(invoiceView(), logo)).bytes)
    const [, width, height] = /^([\d.]+) 0 0 -([\d.]+) .* cm\n\/\w+ Do$/m.exec(first) ?? []
    expect(`${Number(width).toFixed(2)} × ${Number(height).toFixed(2)}`).toBe(size)
  })

  test('is a figure that says the name of the firm, which stands nowhere else at its place', async () => {
    for (const file of [
      await invoicePdf(invoiceView(), wideLogo()),
      await payslipPdf(payslipView(), wideLogo()),
    ]) {
      const { structure } = await readPdf(file.bytes)
      const [first] = structure[0]?.children[0]?.children ?? []
      expect(first).toMatchObject({ role: 'Figure', alt: 'Sauber & Söhne GmbH' })
    }
  })

  test('is plain RGB without transparency or a picture that is smoothed', async () => {
    const raw = rawPdf((await invoicePdf(invoiceView(), wideLogo())).bytes)
    const images = raw.match(/<<[^>]*\/Subtype \/Image[^>]*>>/g) ?? []
    expect(images).toHaveLength(1)
    expect(images[0]).toContain('/ColorSpace /DeviceRGB')
    expect(images[0]).toContain('/BitsPerComponent 8')
    expect(raw).not.toMatch(/\/SMask|\/Interpolate|DeviceCMYK/)
  })

  test('stands on the first page alone and does not cost a page', async () => {
    const lines = Array.from({ length: 30 }, () => ({}))
    const [plain, withLogo] = await Promise.all([
      invoicePdf(invoiceView({ lines })),
      invoicePdf(invoiceView({ lines }), tallLogo()),
    ])
    const streams = contentStreams(withLogo.bytes)
    expect(streams.map((stream) => / Do$/m.test(stream))).toEqual([
      true,
      ...streams.slice(1).map(() => false),
    ])
    expect(streams).toHaveLength(contentStreams(plain.bytes).length)
  })
})

function invoicePdf(view: InvoiceView, logo: Uint8Array | null = null) {
  return renderInvoicePdf(view, { logo })
}

function payslipPdf(view: PayslipView, logo: Uint8Array | null = null) {
  return renderPayslipPdf(view, { logo })
}

test.each([
  [
    'an invoice',
    () => invoicePdf(invoices['invoice-reverse-charge-en'] as never),
    /Steuerschuldnerschaft des Leistungsempfängers/,
  ],
  ['a payslip', () => payslipPdf(payslipView({ language: 'en' })), /Bescheinigung nach § 108/],
] as const)('German words in an English document say so: %s', async (_, render, words) => {
  const { bytes } = await render()
  const { structure, text } = await readPdf(bytes)
  expect(text).toMatch(words)
  expect(structure.flatMap(rolesOf)).toContain('Span')
  expect(rawPdf(bytes)).toMatch(/\/S \/Span\n[^>]*\/Lang \(de\)/)
  for (const content of contentStreams(bytes)) expect(unmarkedPainting(content)).toEqual([])
})
