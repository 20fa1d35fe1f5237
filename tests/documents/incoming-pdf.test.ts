import { expect, test } from 'vitest'
import { PdfRefused } from '~/documents/incoming/pdf-thread.server'
import { splitPdf } from '~/documents/incoming/split.server'
import { pdf } from '../factories/payslip-files'

async function faultOf(bytes: Uint8Array): Promise<string> {
  const taken: unknown[] = []
  try {
    await splitPdf(
      { bytes },
      (pages) => pages.map((_, firstPage) => ({ firstPage, pageCount: 1 })),
      (part) => taken.push(part),
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

function addProgram(doc: PDFKit.PDFDocument): void {
  const action = doc.ref({ Type: 'Action', S: 'JavaScript', JS: new String('app.alert(1)') })
  action.end(undefined)
  ;(doc as unknown as { _root: { data: Record<string, unknown> } })._root.data.OpenAction = action
}
