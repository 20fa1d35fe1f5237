import type { Sheet } from './sheet.server'
import { COLOR, mm, PAGE } from './style'

/**
 * The kinds of artifact. What is repeated on pages says where it is (PDF/UA-1, 7.8); pdfkit knows no subtypes, but
 * writes a name as it is given.
 */
const ARTIFACTS = {
  layout: 'Layout',
  header: 'Pagination /Subtype /Header',
  footer: 'Pagination /Subtype /Footer',
}

/** Marks drawings as artifacts (not content): rules, tints, marks, running heads and page numbers. */
export function drawArtifact(sheet: Sheet, draw: () => void, kind: keyof typeof ARTIFACTS = 'layout'): void {
  sheet.doc.markContent('Artifact', { type: ARTIFACTS[kind] as 'Pagination' })
  draw()
  sheet.doc.endMarkedContent()
}

export function drawRule(
  sheet: Sheet,
  { from, to, y }: { from: number; to: number; y: number },
  color: string,
  width = 0.6,
): void {
  drawArtifact(sheet, () => {
    sheet.doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke()
  })
}

/** Draws the tinted background of the most important panel. */
export function drawTint(sheet: Sheet, y: number, height: number): void {
  drawArtifact(sheet, () => {
    sheet.doc.rect(PAGE.left, y, PAGE.contentWidth, height).fill(COLOR.tint)
    sheet.doc.rect(PAGE.left, y, mm(1.2), height).fill(COLOR.accent)
  })
}
