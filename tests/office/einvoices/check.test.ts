import { buffer } from 'node:stream/consumers'
import { constants, deflateRawSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { renderInvoice } from '~/documents/renderers.server'
import { ask, orGivenBack } from '../../support/app'
import { countRows } from '../../support/count-rows'
import { EXTENDED_INVOICE } from '../../support/einvoice/extended'
import { UBL_INVOICE } from '../../support/einvoice/ubl'
import { UBL_EVERYTHING } from '../../support/einvoice/ubl-everything'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { invoices } from '../../support/views/invoices'
import { makeOwner, type Owner, read } from '../owner'

const CHECK = '/buero/rechnungen/pruefung'

async function upload({ headers }: Owner, bytes: Uint8Array | string): Promise<Response> {
  const body = new FormData()
  body.set('file', new File([typeof bytes === 'string' ? bytes : Buffer.from(bytes)], 'rechnung.txt'))
  return orGivenBack(await ask(CHECK, { method: 'POST', body, headers }), headers)
}

test('a PDF with an e-invoice is shown and checked, and nothing is stored', async () => {
  const owner = await makeOwner()
  const [pdf] = await renderInvoice(invoices['invoice-everything'] as never, { logo: null })
  const before = await countRows(db)
  const answer = await upload(owner, pdf?.bytes ?? '')
  expect(answer.status).toBe(303)
  const place = answer.headers.get('location') ?? ''
  const text = textOf(await read(owner, place))
  expect(text).toContain('Keine Fehler gefunden')
  expect(text).toContain('EN 16931, CII-XML, im PDF als „factur-x.xml“')
  expect(text).toContain('Förde Glanz')
  expect(text).toMatch(/Zu zahlen [\d.]+,\d\d\s€/)
  expect(await countRows(db)).toEqual(before)
  expect(textOf(await read(owner, `${place}&sprache=en`))).toContain('No errors found')
  expect(textOf(await read(await makeOwner(), place))).toContain(
    'Das Ergebnis der Prüfung ist nicht mehr da.',
  )
})

test('what is wrong is said in plain words, with the rule and the line', async () => {
  const owner = await makeOwner()
  const wrong = UBL_INVOICE.replace('"C62">200<', '"Stk">200<').replace(
    '>200.00</cbc:PayableAmount>',
    '>90</cbc:PayableAmount>',
  )
  const place = (await upload(owner, wrong)).headers.get('location') ?? ''
  const text = textOf(await read(owner, place))
  expect(text).toContain('2 Fehler gefunden')
  expect(text).toContain('Gerechnet 200,00, angegeben 90,00.')
  expect(text).toMatch(/Dort steht „Stk“\.\s*Position 1 · Regel BR-CL-23/)
  expect(text).toContain('Stundenzettel, stunden.pdf, 1 kB')
})

test.each<[string, string, string[], string[]]>([
  ['alone', UBL_INVOICE, [], ['XRechnung, UBL-XML, im PDF als „factur-x.xml“', 'Keine Fehler gefunden']],
  ['twice the same', UBL_INVOICE, [UBL_INVOICE], ['Keine Fehler gefunden']],
  [
    'beside another that says something else',
    UBL_INVOICE,
    [UBL_INVOICE.replace('>200.00</cbc:PayableAmount>', '>1.00</cbc:PayableAmount>')],
    ['Zu zahlen 200,00', 'Im PDF stecken mehrere E-Rechnungen', 'Dort steht „xrechnung.xml“.', 'Regel PDF-1'],
  ],
])('an e-invoice in a PDF is read: %s', async (_, invoice, others, words) => {
  const owner = await makeOwner()
  const files = others.map((xml): [string, string] => ['xrechnung.xml', xml])
  const pdf = await pdfHolding(['Anlage.xml', '<a/>'], ...files, ['factur-x.xml', invoice])
  const text = textOf(await read(owner, (await upload(owner, pdf)).headers.get('location') ?? ''))
  for (const word of words) expect(text).toContain(word)
})

test('all that an XRechnung in UBL can say is shown in plain words', async () => {
  const owner = await makeOwner()
  const place = (await upload(owner, UBL_EVERYTHING)).headers.get('location') ?? ''
  const text = textOf(await read(owner, place))
  for (const words of [
    'Keine Fehler gefunden',
    'Umsatzsteuer in CZK 963,50 CZK',
    'Bemerkungen Wir danken für den Auftrag.',
    'Artikel S-6',
    'Artikel beim Käufer K-6',
    '2 % Skonto bei Zahlung innerhalb von 10 Tagen',
    'Frühere Rechnung R-4000, 01.10.2026',
    'Zahlungsempfänger Factoring Nord AG',
  ])
    expect(text).toContain(words)
})

test('of two amounts to pay, the page says both', async () => {
  const owner = await makeOwner()
  const twice = UBL_INVOICE.replace(
    /<cbc:PayableAmount.*<\/cbc:PayableAmount>/,
    (one) => `${one}${one.replace('200.00', '1.00')}`,
  )
  const place = (await upload(owner, twice)).headers.get('location') ?? ''
  expect(textOf(await read(owner, place))).toContain(
    'Betroffen ist LegalMonetaryTotal/PayableAmount. Dort steht „200.00 / 1.00“.',
  )
})

test('advances and days with a time are shown as EXTENDED says them', async () => {
  const owner = await makeOwner()
  const advance = (amount: string) =>
    `<ram:SpecifiedAdvancePayment><ram:PaidAmount>${amount}</ram:PaidAmount><ram:FormattedReceivedDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">20261101</qdt:DateTimeString></ram:FormattedReceivedDateTime><ram:IncludedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode></ram:IncludedTradeTax></ram:SpecifiedAdvancePayment>`
  const paid = EXTENDED_INVOICE.replace('format="102">20261118', 'format="205">202611181430')
    .replace(
      '<ram:DuePayableAmount>136.85',
      '<ram:TotalPrepaidAmount>36.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>100.85',
    )
    .replace('</ram:SpecifiedTradeSettlementHeaderMonetarySummation>', `$&${advance('18.00').repeat(2)}`)
  const place = (await upload(owner, paid)).headers.get('location') ?? ''
  const text = textOf(await read(owner, place))
  expect(text).toContain('Keine Fehler gefunden')
  expect(text).toMatch(/Anzahlungen 18,00\s€ am 01\.11\.2026 ?18,00\s€ am 01\.11\.2026/)
  expect(text).toContain('Geliefert oder geleistet am 18.11.2026')
  expect(textOf(await read(owner, `${place}&sprache=en`))).toMatch(/Advances 18\.00\s€ on 1 Nov/)
})

test('of what is wrong in very many places the page says as much as it can, and how much it leaves out', async () => {
  const owner = await makeOwner()
  const saidOf = async (spoilt: string, words: string) => {
    const html = await read(owner, (await upload(owner, spoilt)).headers.get('location') ?? '')
    return [textOf(html).includes(words), html.length < 800_000]
  }
  const withMore = (of: (index: number) => string) =>
    UBL_INVOICE.replace(
      /<\/[\w:]*Invoice>\s*$/,
      `${Array.from({ length: 30_000 }, (_, index) => of(index)).join('')}$&`,
    )
  expect(
    await saidOf(
      withMore((index) => `<x${index}/>`),
      'x10, x11 … (+29988)',
    ),
  ).toEqual([true, true])
  const line = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/
  const lines = (found: string) =>
    Array.from({ length: 200 }, (_, index) => found.replace('"C62">200<', `"Q${index}">200<`)).join('')
  const spoilt = withMore((index) => `<x${index}>x</x${index}>`).replace(line, lines)
  expect(await saidOf(spoilt, 'Hier stehen die ersten 300 von ')).toEqual([true, true])
})

test('the line feed that ends Skonto is read', async () => {
  const owner = await makeOwner()
  const withTerms = (terms: string) =>
    UBL_INVOICE.replace(
      '</cac:PaymentMeans>',
      `$&<cac:PaymentTerms><cbc:Note>${terms}</cbc:Note></cac:PaymentTerms>`,
    )
  for (const [terms, found] of [
    ['#SKONTO#TAGE=10#PROZENT=2.00#\n', 'Keine Fehler gefunden'],
    ['#SKONTO#TAGE=10#PROZENT=2.00#', 'Regel BR-DE-18'],
  ] as const)
    expect(
      textOf(await read(owner, (await upload(owner, withTerms(terms))).headers.get('location') ?? '')),
    ).toContain(found)
})

test('of very many lines the first three hundred are shown, and all are checked', async () => {
  const owner = await makeOwner()
  const many = ciiInvoice(invoices['invoice-de'] as never).replace(
    /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/,
    (line) => line.repeat(1200),
  )
  const page = await read(owner, (await upload(owner, many)).headers.get('location') ?? '')
  expect(textOf(page)).toContain('Das sind die ersten 300 von ')
  expect(textOf(page)).toContain('Fehler gefunden')
  expect(page.match(/<tr>/g)?.length).toBeLessThan(400)
})

test.each([
  ['markup that is only text', `<![CDATA[<!DOCTYPE html>${'<br>'.repeat(60)}]]>`, 'Keine Fehler gefunden'],
  ['a comment on markup', `<!-- <!ENTITY x "y"> ${'<br>'.repeat(60)} -->Danke.`, 'Keine Fehler gefunden'],
  ['a text of nine megabytes', 'x'.repeat(9_000_000), 'xxx […]'],
])('is read: %s', async (_, note, words) => {
  const owner = await makeOwner()
  const noted = UBL_INVOICE.replace('<cbc:DocumentCurrencyCode>', `<cbc:Note>${note}</cbc:Note>$&`)
  const place = (await upload(owner, noted)).headers.get('location') ?? ''
  expect(textOf(await read(owner, place))).toContain(words)
})

const NOUGHTS = `<${'00'.repeat(32)}>`
const LOCK = `/Encrypt<</Filter/Standard/V 1/R 2/O${NOUGHTS}/U${NOUGHTS}/P -4>>`
const cii = ciiInvoice(invoices['invoice-de'] as never)

test.each<[string, Uint8Array | string, number, string]>([
  ['nothing', '', 422, 'Bitte wählen Sie eine Datei aus.'],
  ['a text', 'Hallo', 422, 'weder ein PDF noch ein XML'],
  ['other XML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 422, 'keine E-Rechnung nach EN 16931'],
  ['ZUGFeRD 1', '<r xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>', 422, 'Das ist ZUGFeRD 1.'],
  [
    'an order',
    '<r xmlns="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>',
    422,
    'Das ist eine Bestellung (Order-X)',
  ],
  ['half an XML', cii.slice(0, 900), 422, 'beschädigt oder nicht richtig geschrieben'],
  ['entities', `<!DOCTYPE a [<!ENTITY b "c">]>${cii}`, 422, 'DOCTYPE'],
  ['a deep XML', '<a>'.repeat(100) + '</a>'.repeat(100), 422, 'mehr Elemente'],
  [
    'a deep XML whose tags seem to end in a value',
    `${'<a b="/>">'.repeat(1300)}${'</a>'.repeat(1300)}`,
    422,
    'mehr Elemente',
  ],
  ['a wide XML', `<a>${'<b/>'.repeat(50_001)}</a>`, 422, 'mehr Elemente'],
  [
    'an XML of more text than an invoice has',
    `<a>${`<b>${'x'.repeat(10_000)}</b>`.repeat(401)}</a>`,
    422,
    'mehr Elemente',
  ],
  ['a long name', `<${'a'.repeat(201)}/>`, 422, 'mehr Elemente'],
  [
    'an XML of attributes',
    `<a ${Array.from({ length: 200 }, (_, at) => `b${at}=""`).join(' ')}/>`,
    422,
    'mehr Elemente',
  ],
  [
    'a PDF whose XML is broken',
    await pdfHolding(['factur-x.xml', cii.slice(0, 900)]),
    422,
    'Das PDF ist in Ordnung, aber die E-Rechnung darin',
  ],
  [
    'a PDF whose XML is in no encoding',
    await pdfHolding(['factur-x.xml', cii.replace('UTF-8', 'UTF-99')]),
    422,
    'Zeichenkodierung',
  ],
  [
    'a PDF with an empty XML',
    await pdfHolding(['factur-x.xml', '']),
    422,
    'Das PDF ist in Ordnung, aber die E-Rechnung darin',
  ],
  ['half a PDF', '%PDF-1.7\n1 0 obj\n<<', 422, 'Das PDF ist beschädigt'],
  ['a PDF with a password', pdfWith(LOCK), 422, 'Passwort'],
  ['a PDF alone', pdfWith(''), 422, 'keine E-Rechnung'],
  ['a bomb', pdfWith('', bomb()), 422, 'entpackt sich zu mehr'],
  ['too much', Buffer.alloc(10 * 1024 * 1024 + 1, 0x20), 422, 'höchstens 10 MB'],
  ['far more', Buffer.alloc(11 * 1024 * 1024, 0x20), 413, 'höchstens 10 MB'],
])('is refused: %s', async (_, bytes, status, words) => {
  const answer = await upload(await makeOwner(), bytes)
  expect(answer.status).toBe(status)
  expect(textOf(await answer.text())).toContain(words)
})

/** A PDF of one page with files in it, as pdfkit writes it. */
function pdfHolding(...files: [name: string, content: string][]): Promise<Buffer> {
  const document = new PDFDocument()
  for (const [name, content] of files) document.file(Buffer.from(content), { name })
  document.end()
  return buffer(document)
}

/** Six hundred megabytes of noughts, compressed piece by piece, since all at once takes seconds. */
function bomb(): Buffer {
  const piece = deflateRawSync(Buffer.alloc(15 * 1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(40).fill(piece), Buffer.from([3, 0, 0, 0, 0, 0])])
}

/** A PDF of one empty page, with an XML inside where there is a stream for it. */
function pdfWith(trailer: string, stream?: Buffer): Buffer {
  const names = stream ? '/Names<</EmbeddedFiles<</Names[(factur-x.xml) 4 0 R]>>>>' : ''
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${names}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    '<</Type/Filespec/F(factur-x.xml)/EF<</F 5 0 R>>>>',
    `<</Type/EmbeddedFile/Filter/FlateDecode/Length ${stream?.length ?? 0}>>stream\n${stream?.toString('latin1') ?? ''}\nendstream`,
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer<</Size 6/Root 1 0 R/ID[(a)(b)]${trailer}>>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.from(`${file}${table}${end}`, 'latin1')
}
