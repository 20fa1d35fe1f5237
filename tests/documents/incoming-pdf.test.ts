import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PdfRefused } from '~/documents/incoming/pdf-process.server'
import { splitPdf } from '~/documents/incoming/split.server'
import { pdf } from '../factories/payslip-files'
import { rawPdf } from '../factories/raw-pdf'

async function faultOf(bytes: Uint8Array): Promise<string> {
  const taken: unknown[] = []
  try {
    await splitPdf(
      { bytes },
      (pages) => pages.map((_, firstPage) => ({ firstPage, pageCount: 1 })),
      (part) => {
        taken.push(part)
      },
    )
  } catch (error) {
    if (error instanceof PdfRefused && taken.length === 0) return error.fault
    throw error
  }
  return `${taken.length} taken`
}

const onePage = (doc: PDFKit.PDFDocument) => doc.addPage().text('Entgeltabrechnung')

test('a file with a password, a program or an attachment, or too long a file is refused by name; nothing is taken of it', async () => {
  const whole = await pdf({}, onePage)
  const faults = await Promise.all([
    pdf({}, onePage).then(faultOf),
    pdf({ userPassword: 'geheim' }, onePage).then(faultOf),
    pdf({ ownerPassword: 'geheim' }, onePage).then(faultOf),
    pdf({}, (doc) => onePage(doc).file(Buffer.from('x'), { name: 'anhang.txt' })).then(faultOf),
    pdf({}, (doc) => addProgram(onePage(doc))).then(faultOf),
    pdf({}, (doc) => Array.from({ length: 201 }, () => doc.addPage())).then(faultOf),
    faultOf(whole.subarray(0, whole.length / 3)),
    faultOf(Buffer.from(`%PDF-1.7\n${'x'.repeat(1000)}`)),
  ])
  expect(faults).toEqual([
    '1 taken',
    'pdf_encrypted',
    'pdf_encrypted',
    'pdf_active',
    'pdf_active',
    'pdf_too_many_pages',
    'pdf_damaged',
    'pdf_damaged',
  ])
})

test.each([
  [
    'a program behind a link',
    '',
    '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /JavaScript /JS (x) >> >>]',
  ],
  ['a program to start', '/OpenAction << /S /Launch /F (cmd.exe) >>', ''],
  ['a form of scripts', '/AcroForm << /XFA (x) /Fields [] >>', ''],
])('%s is refused wherever it hangs', async (_, ofFile, ofPage) => {
  expect(await faultOf(handmade({ ofFile, ofPage }))).toBe('pdf_active')
})

test('a tree of pages that is ten thousand deep is refused before anything walks it', async () => {
  const nodes = Array.from(
    { length: 10_000 },
    (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`,
  )
  const leaf = '<< /Type /Page /Parent 10001 0 R /MediaBox [0 0 9 9] >>'
  const tall = rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', ...nodes, leaf])
  expect(await faultOf(tall)).toBe('pdf_too_heavy')
})

test('a bomb of two kilobytes is stopped, and its memory is given back', async () => {
  const before = process.memoryUsage.rss()
  // A gigabyte of blanks, compressed twice: the first time piece by piece, since all at once takes seconds.
  const piece = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const once = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array(64).fill(piece),
    Buffer.from([3, 0, 0, 0, 0, 0]),
  ])
  const bomb = handmade({ content: deflateSync(once), filters: '/Filter [/FlateDecode /FlateDecode]' })
  expect(bomb.length).toBeLessThan(20_000)
  expect(await faultOf(bomb)).toBe('pdf_too_heavy')
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
}, 30_000)

/** One page, as no library would write it. */
function handmade({ ofFile = '', ofPage = '', filters = '', content = Buffer.from('BT ET') }): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${ofFile} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> ${ofPage} >>`,
  ]
  const head = `%PDF-1.7\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}`
  const stream = `4 0 obj\n<< /Length ${content.length} ${filters} >>\nstream\n`
  const tail = '\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n'
  return Buffer.concat([Buffer.from(head + stream), content, Buffer.from(tail)])
}

function addProgram(doc: PDFKit.PDFDocument): void {
  const action = doc.ref({ Type: 'Action', S: 'JavaScript', JS: new String('app.alert(1)') })
  action.end(undefined)
  ;(doc as unknown as { _root: { data: Record<string, unknown> } })._root.data.OpenAction = action
}
