import PDFDocument from 'pdfkit'

export interface OnPaper {
  number: string
  firstName: string
  lastName: string
  insuranceNumber?: string
  taxId?: string
  pages?: number
}

export type Layout = 'boxes' | 'lines' | 'letter'

type Draw = (doc: PDFKit.PDFDocument, person: OnPaper, month: { name: string; slash: string }) => void

const MONTH_NAMES = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
]

/** Three programs' ways of printing whose slip a page is. */
const FIRST_PAGES: Record<Layout, Draw> = {
  // Small labels above their values, in a grid.
  boxes(doc, { number, firstName, lastName, insuranceNumber, taxId, pages = 1 }, { name }) {
    doc.fontSize(9).text(`Abrechnung der Brutto/Netto-Bezüge für ${name}`, 40, 40)
    doc.fontSize(6).text('Personal-Nr.', 40, 60).text('Geburtsdatum', 110, 60).text('SV-Nummer', 190, 60)
    doc.text('Steuer-ID', 300, 60).text(`Blatt: 1 von ${pages}`, 480, 60)
    doc.fontSize(9).text(number.padStart(5, '0'), 40, 69).text('01.01.1985', 110, 69)
    doc.text(insuranceNumber ?? '', 190, 69).text(taxId ?? '', 300, 69)
    doc.text('Förde Glanz GmbH * Holtenauer Straße 100 * 24105 Kiel', 40, 120)
    doc.text(`${firstName} ${lastName}`, 40, 140).text('Am Wall 1', 40, 152).text('24103 Kiel', 40, 164)
  },
  lines(doc, { number, firstName, lastName, insuranceNumber, pages = 1 }, { slash }) {
    doc.fontSize(10).text('Förde Glanz GmbH', 40, 40).text('Verdienstabrechnung', 40, 60)
    doc.text(`Abrechnungsmonat: ${slash}`, 40, 80).text(`Seite 1/${pages}`, 450, 40)
    doc.text(`Personalnummer: ${number}`, 40, 95).text(`Name: ${lastName}, ${firstName}`, 40, 110)
    doc.text(`RV-Nummer: ${insuranceNumber ?? ''}`, 40, 125).text('Druckdatum 04.11.2026', 400, 740)
  },
  letter(doc, { number, firstName, lastName, taxId }, { name }) {
    doc.fontSize(10).text(`${lastName.toUpperCase()} ${firstName.toUpperCase()}`, 60, 130)
    doc.text('Am Wall 1', 60, 144).text('24103 Kiel', 60, 158)
    doc.text('Entgeltabrechnung', 60, 230).text(name, 200, 230)
    doc.text('Mitarbeiter-Nr.', 60, 250).text(number, 160, 250)
    doc.text('Steuer-Identifikationsnummer', 60, 265).text(taxId ?? '', 220, 265)
  },
}

export function payslipFile(people: readonly OnPaper[], layout: Layout, month = '2026-10'): Promise<Buffer> {
  const [year = '', number = ''] = month.split('-')
  const said = { name: `${MONTH_NAMES[Number(number) - 1]} ${year}`, slash: `${number}/${year}` }
  return pdf({}, (doc) => {
    for (const person of people) {
      doc.addPage()
      FIRST_PAGES[layout](doc, person, said)
      drawPay(doc)
      for (let page = 2; page <= (person.pages ?? 1); page++) drawNext(doc, person, { layout, page })
    }
  })
}

export function pdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  return new Promise((resolve) => {
    const doc = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    draw(doc)
    doc.end()
  })
}

function drawPay(doc: PDFKit.PDFDocument): void {
  for (let row = 0; row < 12; row++) {
    const y = 320 + row * 14
    doc
      .fontSize(9)
      .text(`${100 + row} Gehalt`, 60, y)
      .text('1.234,56', 420, y)
  }
}

/** Some programs repeat the name on the next page, others only a page number. */
function drawNext(
  doc: PDFKit.PDFDocument,
  { firstName, lastName, pages = 1 }: OnPaper,
  { layout, page }: { layout: Layout; page: number },
): void {
  doc.addPage()
  doc.fontSize(9).text(`Blatt: ${page} von ${pages}`, 480, 60)
  if (layout === 'lines') doc.text(`Name: ${lastName}, ${firstName}`, 40, 60)
  drawPay(doc)
}

export const EMPTY_PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
`)
