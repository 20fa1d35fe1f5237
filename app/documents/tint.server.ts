import { drawArtifact, type Sheet } from './sheet.server'
import { COLOR, mm, PAGE } from './style'

/** Draws the tinted ground of the panel that the eye finds first. */
export function drawTint(sheet: Sheet, y: number, height: number): void {
  drawArtifact(sheet, () => {
    sheet.doc.rect(PAGE.left, y, PAGE.contentWidth, height).fill(COLOR.tint)
    sheet.doc.rect(PAGE.left, y, mm(1.2), height).fill(COLOR.accent)
  })
}
