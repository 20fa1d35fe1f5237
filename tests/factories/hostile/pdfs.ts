import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { bent } from './bent'

interface Drawn {
  /** Inserted into the catalog, the page, and after the first four objects. */
  ofFile?: string
  ofPage?: string
  more?: string[]
  filters?: string
  content?: Buffer
}

function handmadePdf({ ofFile = '', ofPage = '', more = [], filters = '', content = TEXT }: Drawn): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${ofFile} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> ${ofPage} >>`,
  ]
  const numbered = (list: string[], first: number) =>
    list.map((object, at) => `${first + at} 0 obj\n${object}\nendobj\n`).join('')
  const head = `%PDF-1.7\n${numbered(objects, 1)}4 0 obj\n<< /Length ${content.length} ${filters} >>\nstream\n`
  const tail = `\nendstream\nendobj\n${numbered(more, 5)}trailer\n<< /Size ${5 + more.length} /Root 1 0 R >>\n%%EOF\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(tail)])
}

const TEXT = Buffer.from('BT /F 12 Tf 50 700 Td (Entgeltabrechnung) Tj ET')
const BRACKETS: [string, string][] = [
  ['[', ']'],
  ['<< /A ', ' >>'],
  ['(', ')'],
]
const nested = (open: string, close: string, deep: number) => open.repeat(deep) + close.repeat(deep)

export function pdfWithXml(xml: Buffer): Buffer {
  const packed = deflateSync(xml)
  const file = `<< /Type /EmbeddedFile /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`
  const whole = handmadePdf({
    ofFile: '/Names << /EmbeddedFiles << /Names [(factur-x.xml) 5 0 R] >> >>',
    more: ['<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 6 0 R >> >>', 'FILE'],
  })
  return Buffer.from(
    whole.toString('latin1').replace('FILE', () => file),
    'latin1',
  )
}

export const hostilePdfs: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .record({
      brackets: fc.constantFrom(...BRACKETS),
      deep: fc.nat(50_000),
      where: fc.constantFrom('ofFile', 'ofPage'),
    })
    .map(({ brackets: [open, close], deep, where }) =>
      handmadePdf({ [where]: `/X ${nested(open, close, deep)}` }),
    ),
  fc.nat(60_000).map((count) => handmadePdf({ more: Array<string>(count).fill('<< /A 1 >>') })),
  fc
    .constantFrom('5 0 R', '3 0 R', '2 0 R')
    .map((to) => handmadePdf({ ofPage: `/Parent ${to} /Annots ${to}`, more: ['[5 0 R 5 0 R]'] })),
  fc
    .nat(200_000)
    .map((times) => handmadePdf({ content: Buffer.from(`BT /F 9 Tf ${'(x) Tj 1 0 Td '.repeat(times)} ET`) })),
  fc.nat(100_000).map((deep) => handmadePdf({ content: Buffer.from('q '.repeat(deep)) })),
  fc.nat(60).map((megabytes) => {
    const content = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '))
    return handmadePdf({ content, filters: '/Filter /FlateDecode' })
  }),
  fc
    .constantFrom(
      '/LZWDecode',
      '/ASCII85Decode',
      '/RunLengthDecode',
      '/DCTDecode',
      '/JBIG2Decode',
      '/JPXDecode',
      `[${'/FlateDecode '.repeat(500)}]`,
    )
    .chain((filter) =>
      fc
        .uint8Array({ maxLength: 3000 })
        .map((bytes) => handmadePdf({ content: Buffer.from(bytes), filters: `/Filter ${filter}` })),
    ),
  fc.nat(1_000_000).map((length) => handmadePdf({ ofPage: `/${'N'.repeat(length)} 1` })),
  fc
    .constantFrom('/OpenAction << /S /JavaScript /JS (x) >>', '/AcroForm << /XFA (x) /Fields [] >>')
    .map((ofFile) => handmadePdf({ ofFile })),
  bent(fc.constant(handmadePdf({}))),
  bent(fc.constant(pdfWithXml(Buffer.from('<a/>')))),
)
