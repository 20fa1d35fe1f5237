import PDFDocument from 'pdfkit'

const LINES = [
  ['Zahlungsempfänger', 'Förde Glanz Gebäudereinigung GmbH, Kiel'],
  ['Zahlungspflichtiger', 'Hafenkontor Brügge KG, Sartorikai 14, 24103 Kiel'],
  ['Zahlungsart', 'Wiederkehrende Zahlung'],
] as const
const WORDS =
  'Ich ermächtige den Zahlungsempfänger, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die gezogenen Lastschriften einzulösen. Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen.'
const SIGNATURE = 'M 70 470 c 20 -60 40 -40 30 0 s 30 -30 40 -10 s 10 20 25 0 s 25 -25 40 0 s 40 10 80 -15'

/** A mandate as it came from the scanner. */
export function mandateScan(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 70, info: { CreationDate: new Date(0) } })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
  })
  pdf.fontSize(18).text('SEPA-Lastschriftmandat').moveDown()
  pdf.fontSize(11)
  for (const [label, value] of LINES) pdf.text(`${label}: ${value}`).moveDown(0.5)
  pdf.moveDown().text(WORDS)
  pdf.path(SIGNATURE).lineWidth(1.5).stroke('#20309c')
  pdf.fillColor('#000').text('Kiel, Unterschrift', 70, 500)
  pdf.end()
  return whole
}
