import { drawable } from './fonts.server'
import { QUIET_ZONE, qrCodeRuns } from './qr-code'
import { addElement, type Element, type Sheet } from './sheet.server'

export function drawGiroCode(
  sheet: Sheet,
  parent: Element,
  code: { text: string; alt: string },
  place: { x: number; y: number; size: number },
): void {
  const { doc } = sheet
  const { size, runs } = qrCodeRuns(code.text)
  const module = place.size / (size + 2 * QUIET_ZONE)
  const figure = addElement(sheet, parent, 'Figure', {
    alt: drawable(code.alt),
    bbox: [place.x, place.y, place.x + place.size, place.y + place.size],
  })
  figure.add(() => {
    doc.rect(place.x, place.y, place.size, place.size).fill('#ffffff')
    for (const { x, y, length } of runs) {
      doc.rect(
        place.x + (x + QUIET_ZONE) * module,
        place.y + (y + QUIET_ZONE) * module,
        length * module,
        module,
      )
    }
    doc.fill('#000000')
  })
  figure.end()
}
