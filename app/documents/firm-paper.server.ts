import type { Letterhead, RenderedFile } from '~/domain/documents/render'
import { documentsTexts } from '~/i18n/documents.en.server'
import { drawFacts, factsOf } from './facts.server'
import { pdfFileName } from './file-name'
import { footerOf, type Parties, recipientOf, returnLineOf } from './invoice-head.server'
import { drawLetterHead } from './letter.server'
import { drawFooter, drawPageNumbers, footerTop } from './page-furniture.server'
import { closeSheet, openSheet, type Sheet } from './sheet.server'
import { mm } from './style'

const FACTS = { x: mm(122), width: mm(68), label: mm(29) }
const FACTS_TOP = mm(50)
const FOOTER_GAP = mm(3)

interface PaperHead {
  /** Of the file, and repeated on further pages. */
  title: string
  /** Tells the document from others, within it. */
  reference: string
  issuedOn: string
  facts: [label: string, value: string | null][]
}

interface FirmPaper {
  /** With its `y` at the subject. */
  sheet: Sheet
  /** Adds what is on every page; `name` is made of these parts. */
  finish(...name: string[]): Promise<RenderedFile>
}

/** Opens a paper that a firm writes to a customer: a letter's head with a few facts, its footer and page numbers. */
export function openFirmPaper(
  parties: Parties,
  { logo }: Letterhead,
  { title, reference, issuedOn, facts }: PaperHead,
): FirmPaper {
  const { language, seller } = parties
  const { invoice, page } = documentsTexts[language]
  const sheet = openSheet({ title, author: seller.name, language, reference, issuedOn })
  const footer = footerOf(parties)
  sheet.bottom = footerTop(footer) - FOOTER_GAP
  drawLetterHead(sheet, {
    senderName: seller.name,
    logo,
    returnLine: returnLineOf(seller),
    recipient: recipientOf(parties),
    factsTop: FACTS_TOP,
    drawFacts: (y) => drawFacts(sheet, sheet.root, factsOf(facts), { ...FACTS, y }),
    runningTitle: title,
    fullAddressLabel: invoice.fullAddress,
  })
  return {
    sheet,
    async finish(...name) {
      drawFooter(sheet, footer)
      drawPageNumbers(sheet, page)
      return { bytes: await closeSheet(sheet), mediaType: 'application/pdf', fileName: pdfFileName(...name) }
    },
  }
}
