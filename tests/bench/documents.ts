import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Font } from 'fontkit'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { renderInvoice } from '../../app/documents/renderers.server'
import { invoices } from '../support/views/invoices'
import { printSingle, type Single } from './report'

const ROUNDS = 12
/** How often as dear as bare pdfkit a hybrid may be, in hundredths. */
const RATIO = 150

interface Written {
  text: string
  x: number
  y: number
  size: number
  isBold: boolean
}

/** CPU of a hybrid, and of bare pdfkit that writes the same words with the same fonts and embeds the same XML. */
async function measureHybrid(view: InvoiceView, perRound: number): Promise<{ own: number; bare: number }> {
  const [pdf, xml] = await renderInvoice(view, { logo: null })
  const pages = await wordsOf(pdf?.bytes ?? new Uint8Array())
  const fonts = openFonts()
  const attachment = Buffer.from(xml?.bytes ?? [])
  const own = () => renderInvoice(view, { logo: null })
  const bare = () => writeBare(pages, fonts, attachment)
  const spent = { own: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    spent.own.push(await cpuOf(own, perRound))
    spent.bare.push(await cpuOf(bare, perRound))
  }
  return { own: median(spent.own), bare: median(spent.bare) }
}

/** One line and two hundred. */
export async function benchDocuments(): Promise<Single[]> {
  const one = await measureHybrid(invoices['invoice-de'] as InvoiceView, 20)
  const many = await measureHybrid(invoices['invoice-200-lines'] as InvoiceView, 3)
  return [
    { name: 'hybrid, one line: CPU', unit: 'ms', figure: one.own, floor: one.bare, limit: 60 },
    {
      name: 'hybrid, one line: percent of bare pdfkit',
      unit: '%',
      figure: (one.own / one.bare) * 100,
      limit: RATIO,
    },
    { name: 'hybrid, 200 lines: CPU', unit: 'ms', figure: many.own, floor: many.bare, limit: 400 },
  ]
}

async function cpuOf(work: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

function median(all: number[]): number {
  return all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
}

/** What stands where on each page, as a reader finds it. */
async function wordsOf(bytes: Uint8Array): Promise<Written[][]> {
  const document = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise
  const pages: Written[][] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const names = [...new Set(items.map((item) => ('fontName' in item ? item.fontName : '')))]
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , size = 9, x = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, x, y, size, isBold: item.fontName === names[1] }]
      }),
    )
  }
  await document.destroy()
  return pages
}

function openFonts(): Record<'regular' | 'bold', Font> {
  const require = createRequire(import.meta.url)
  const { openSync }: typeof import('fontkit') = require('fontkit')
  const open = (file: string) => openSync(require.resolve(`@expo-google-fonts/noto-sans/${file}`)) as Font
  return {
    regular: open('400Regular/NotoSans_400Regular.ttf'),
    bold: open('600SemiBold/NotoSans_600SemiBold.ttf'),
  }
}

function writeBare(pages: Written[][], fonts: ReturnType<typeof openFonts>, xml: Buffer): Promise<number> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: null as unknown as string,
    autoFirstPage: false,
  })
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as never)
  doc.file(xml, { name: 'factur-x.xml', type: 'text/xml' })
  for (const page of pages) {
    doc.addPage()
    for (const { text, x, y, size, isBold } of page)
      doc
        .font(isBold ? 'bold' : 'regular')
        .fontSize(size)
        .text(text, x, 841.89 - y, { lineBreak: false, baseline: 'alphabetic' })
  }
  return new Promise((resolve) => {
    let bytes = 0
    doc.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    doc.on('end', () => resolve(bytes))
    doc.end()
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const single of await benchDocuments()) printSingle(single)
