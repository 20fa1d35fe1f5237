import type { Letterhead, RenderedFile } from '~/domain/documents/render'
import type { LinkLetter } from '~/domain/link-letters/letter'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatDate, formatLastDayBefore } from '~/i18n/format'
import { openFirmPaper } from './firm-paper.server'
import { widthOf } from './fonts.server'
import { drawGiroCode } from './girocode-figure.server'
import { writeText } from './paragraph.server'
import { type Sheet, write, writeLines } from './sheet.server'
import { mm, PAGE, STYLE, type TextStyle } from './style'

const CODE_SIZE = mm(55)
const GAP = mm(8)
const BODY: TextStyle = { ...STYLE.body, size: 11, leading: 15.5 }
/** Large enough to be typed from paper. */
const TYPED: TextStyle = { ...STYLE.body, size: 10.5, leading: 15 }

export async function renderLinkLetter(letter: LinkLetter, letterhead: Letterhead): Promise<RenderedFile> {
  const { language, seller, purpose, invoice, issuedOn } = letter
  const { linkLetter: texts } = documentsTexts[language]
  const title = texts.title[purpose](invoice ?? '')
  const reference = `${texts.fileName} ${letter.buyer.name}`
  const until = formatLastDayBefore(letter.expiresAt, language)
  const { sheet, finish } = openFirmPaper(letter, letterhead, {
    title,
    reference,
    issuedOn,
    facts: [
      [texts.date, formatDate(issuedOn, language)],
      [texts.validUntil, until],
      [texts.phone, seller.phone],
    ],
  })
  const box = { x: PAGE.left, width: PAGE.contentWidth }
  sheet.y =
    write(sheet, { parent: sheet.root, tag: 'H1', style: STYLE.title }, title, { ...box, y: sheet.y }) + mm(4)
  writeText(sheet, texts.greeting(letter.reader), BODY)
  sheet.y += mm(2.5)
  writeText(sheet, texts.text[purpose](seller.name), BODY)
  sheet.y += mm(5)
  drawCodeAndAddress(sheet, letter)
  writeText(sheet, texts.closing[purpose](until), BODY)
  sheet.y += mm(4)
  writeText(sheet, `${texts.regards}\n${seller.name}`, BODY)
  return finish(texts.fileName, ...aboutOf(letter))
}

/** Distinguishes letters to two people at one customer, or about two invoices. */
function aboutOf({ buyer, reader, invoice }: LinkLetter): string[] {
  return [buyer.name, ...(reader === buyer.name ? [] : [reader]), ...(invoice === null ? [] : [invoice])]
}

function drawCodeAndAddress(sheet: Sheet, { language, url }: LinkLetter): void {
  const texts = documentsTexts[language].linkLetter
  const top = sheet.y
  drawGiroCode(
    sheet,
    sheet.root,
    { text: url, alt: texts.codeAlt },
    { x: PAGE.left, y: top, size: CODE_SIZE },
  )
  const x = PAGE.left + CODE_SIZE + GAP
  const width = PAGE.contentWidth - CODE_SIZE - GAP
  const paragraph = (text: string, style: TextStyle, y: number) =>
    write(sheet, { parent: sheet.root, tag: 'P', style }, text, { x, y, width })
  let y = paragraph(texts.withPhone, { ...BODY, weight: 'bold' }, top + mm(2))
  y = paragraph(texts.scan, BODY, y) + mm(3)
  y = paragraph(texts.withComputer, { ...BODY, weight: 'bold' }, y)
  y = paragraph(texts.type, BODY, y) + mm(1.5)
  y = writeLines(sheet, { parent: sheet.root, tag: 'P', style: TYPED }, linesToType(url, width), {
    x,
    y,
    width,
  })
  sheet.y = Math.max(top + CODE_SIZE, y) + mm(5)
}

/** Fills each line. None ends in a hyphen, which people leave out when typing. */
function linesToType(url: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of url) {
    if (widthOf(line + character, TYPED) > width) {
      const full = line.replace(/-+$/, '')
      lines.push(full)
      line = line.slice(full.length)
    }
    line += character
  }
  return [...lines, line]
}
