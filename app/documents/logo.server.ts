import { drawable } from './fonts.server'
import { addElement, type Sheet } from './sheet.server'
import { mm, PAGE } from './style'

/** The space above the window, otherwise used by the firm's name. */
const ROOM = { x: PAGE.left, y: mm(13), width: mm(60), height: mm(20) }
/** At least 96 dpi: a small picture stays small rather than coarse. */
const LARGEST_PIXEL = 72 / 96

/**
 * Draws the firm's logo in its proportions, tagged as a figure with the firm's name, and returns where it
 * ends.
 */
export function drawLogo(sheet: Sheet, logo: Uint8Array, name: string): number {
  const { doc } = sheet
  const image = openImage(doc, logo)
  const scale = Math.min(ROOM.width / image.width, ROOM.height / image.height, LARGEST_PIXEL)
  const [width, height] = [image.width * scale, image.height * scale]
  const figure = addElement(sheet, sheet.root, 'Figure', {
    alt: drawable(name),
    bbox: [ROOM.x, ROOM.y, ROOM.x + width, ROOM.y + height],
  })
  figure.add(() => {
    doc.image(image, ROOM.x, ROOM.y, { width, height })
  })
  figure.end()
  return ROOM.y + height
}

interface OpenedImage extends Buffer {
  width: number
  height: number
}

// Missing in pdfkit's type definitions, like the drawing of an opened image.
function openImage(doc: PDFKit.PDFDocument, bytes: Uint8Array): OpenedImage {
  const opener = doc as unknown as { openImage(source: Buffer): OpenedImage }
  return opener.openImage(Buffer.from(bytes))
}
