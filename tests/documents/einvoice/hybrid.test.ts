import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { renderInvoice } from '~/documents/renderers.server'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { rawPdf } from '../../support/pdf'
import { invoiceView } from '../../support/views/invoice-view'
import { buyerView, sellerView } from '../../support/views/parties'

const blank = { logo: null }

async function files(view: InvoiceView = invoiceView()) {
  const [pdf, xml] = await renderInvoice(view, blank)
  if (!pdf || !xml) throw new Error('a file is missing')
  return { pdf, xml, raw: rawPdf(pdf.bytes) }
}

test('the PDF holds the very XML that is kept beside it', async () => {
  const { pdf, xml } = await files()
  const document = await getDocument({ data: pdf.bytes.slice(), verbosity: 0 }).promise
  const attachments = (await document.getAttachments()) as Record<string, Attachment>
  await document.destroy()
  expect(Object.keys(attachments)).toEqual(['factur-x.xml'])
  const { content, description } = attachments['factur-x.xml'] as Attachment
  expect(Buffer.from(content).equals(Buffer.from(xml.bytes))).toBe(true)
  expect(description).toBe('E-Rechnung zu 2026-0042 (ZUGFeRD / Factur-X, EN 16931)')
  expect(xml).toMatchObject({ mediaType: 'application/xml', fileName: 'Rechnung-2026-0042.xml' })
})

interface Attachment {
  content: Uint8Array
  description: string
}

test('the PDF says that it is a Factur-X file, as PDF/A-3 wants it said', async () => {
  const { raw } = await files()
  const xmp = /<\?xpacket begin[\s\S]*<\?xpacket end="w"\?>/.exec(raw)?.[0] ?? ''
  for (const claim of [
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<fx:Version>1.0</fx:Version>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
  ])
    expect(xmp).toContain(claim)
  expect(xmp.split('<pdfaExtension:schemas>')).toHaveLength(2)
  expect(xmp.split('<pdfaProperty:name>')).toHaveLength(6)
  expect(raw).toMatch(/\/AF \[\d+ 0 R\]/)
  expect(raw).toContain('/AFRelationship /Alternative')
  expect(raw).toContain('/Subtype /text#2Fxml')
  expect(raw.match(/\/(CreationDate|ModDate) \(D:20261005120000Z\)/g)).toHaveLength(2)
})

test('the same invoice gives the same bytes', async () => {
  const [first, second] = [await files(), await files()]
  expect(Buffer.from(first.pdf.bytes).equals(Buffer.from(second.pdf.bytes))).toBe(true)
  expect(first.xml).toEqual(second.xml)
})

test('an XRechnung is a file of its own; what it says of an account is not in the PDF', async () => {
  const payment = {
    method: 'direct_debit',
    mandateReference: 'M-1',
    ibanMasked: 'DE** **** 30 00',
    holder: 'Stadt Kiel',
  } as const
  const view = invoiceView({ isXRechnung: true, payment })
  const [pdf, xml] = await renderInvoice(view, blank, { debtorIban: 'DE89 3704 0044 0532 0130 00' })
  const text = Buffer.from(xml?.bytes ?? []).toString()
  expect(text).toContain('xrechnung_3.0')
  expect(text).toContain('<ram:IBANID>DE89370400440532013000</ram:IBANID>')
  expect(xml?.isSealed).toBe(true)
  expect(rawPdf(pdf?.bytes ?? new Uint8Array()).split('<ram:IBANID>')).toHaveLength(1)
})

test('readers show the title, and the metadata has it once', async () => {
  const { raw } = await files(invoiceView({ seller: sellerView(), buyer: buyerView() }))
  expect(raw).toContain('(Rechnung 2026-0042)')
  expect(raw.match(/<dc:title>/g)).toHaveLength(1)
  expect(raw.match(/<dc:creator>/g)).toHaveLength(1)
})

test('what is repeated on pages says where it stands', async () => {
  const { raw } = await files(invoiceView({ lines: Array.from({ length: 40 }, () => ({})) }))
  expect(raw).toMatch(/\/Artifact <<\n\/Type \/Pagination \/Subtype \/Header\n>> BDC/)
  expect(raw).toMatch(/\/Artifact <<\n\/Type \/Pagination \/Subtype \/Footer\n>> BDC/)
  expect(raw).not.toMatch(/\/Type \/Pagination\n/)
})
