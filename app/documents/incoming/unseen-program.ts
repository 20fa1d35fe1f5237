/**
 * Finds what the pages of a payslip draw and no person sees, in the process that splits PDFs: letters that other ink covers,
 * that lie outside of a clip, are too small to be read, or have nearly the colour of what is below. Draws each page and follows
 * the pixels of each word.
 */
export const UNSEEN_PROGRAM = String.raw`
const MOST_LOOKED_AT = 2000
/** Share of the dots drawn by letters that must survive. */
const LEAST_SEEN = 0.4
/** Of 255: smaller differences from the background are invisible to people. */
const LEAST_CONTRAST = 40
/** Dots per letter at 72 dpi; illegibly small type has fewer. */
const LEAST_DOTS = 1.5

async function unseenIn(bytes) {
  const { OPS } = await loadPdfjs()
  const document = await openForReading(bytes)
  const unseen = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const operators = await page.getOperatorList()
    unseen.push(...await unseenOn(page, operators, true))
    // A group may be transparent or covered as a whole.
    if (operators.fnArray.includes(OPS.beginGroup)) unseen.push(...await unseenOn(page, operators, false))
    page.cleanup()
  }
  await document.destroy()
  return unseen.join(JOINT)
}

function contrastOf(one, other) {
  let most = 0
  for (const shift of [0, 8, 16, 24]) most = Math.max(most, Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)))
  return most
}

/** Checks a page with its groups flattened, word by word, or with each group as one word. */
async function unseenOn(page, { fnArray, argsArray }, isFlat) {
  const { OPS } = await loadPdfjs()
  const createCanvas = await canvasMaker()
  const shows = [OPS.showText, OPS.showSpacedText, OPS.nextLineShowText, OPS.nextLineSetSpacingShowText]
  refuseIf(fnArray.filter((one) => shows.includes(one)).length > MOST_LOOKED_AT, 'pdf_too_heavy')
  const viewport = page.getViewport({ scale: 1 })
  refuseIf(viewport.width * viewport.height > limits.height * limits.height, 'pdf_too_heavy')
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  const dots = () => new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)
  const words = []
  const drawnBy = new Int32Array(canvas.width * canvas.height)
  const before = dots()
  let word
  let depth = 0
  const look = () => {
    const now = dots()
    for (let index = 0; index < now.length; index += 1) {
      if (now[index] === before[index] || contrastOf(now[index], before[index]) < LEAST_CONTRAST) continue
      before[index] = now[index]
      drawnBy[index] = word === undefined ? 0 : words.length
      if (word !== undefined) word.dots += 1
    }
    word = undefined
  }
  const begin = (text) => {
    look()
    word = { text, dots: 0 }
    words.push(word)
  }
  const operationsFilter = (index) => {
    const kind = fnArray[index]
    if (word && depth === 0) look()
    if (kind === OPS.beginGroup || kind === OPS.endGroup) {
      const [{ matrix, bbox, smask }] = argsArray[index]
      if (isFlat && !smask && depth === 0) {
        if (kind === OPS.endGroup) context.restore()
        else {
          context.save()
          const place = context.getTransform()
          if (matrix) context.transform(...matrix)
          context.beginPath()
          if (bbox) context.rect(bbox[0], bbox[1], bbox[2] - bbox[0], bbox[3] - bbox[1])
          context.setTransform(place)
          if (bbox) context.clip()
        }
        return false
      }
      if (kind === OPS.beginGroup && depth === 0) begin('')
      depth += kind === OPS.beginGroup ? 1 : -1
    }
    if (!shows.includes(kind)) return true
    const text = argsArray[index].flat().map((glyph) => glyph?.unicode ?? '').join('')
    if (depth > 0) word.text += text
    else if (text.trim() !== '') begin(text)
    else look()
    return true
  }
  await page.render({ canvas, canvasContext: context, viewport, operationsFilter }).promise
  look()
  const seen = new Uint32Array(words.length + 1)
  for (const one of drawnBy) seen[one] += 1
  const isUnseen = ({ text, dots }, index) => {
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length
    return letters > 0 && (seen[index + 1] <= dots * LEAST_SEEN || seen[index + 1] < letters * LEAST_DOTS)
  }
  return words.filter(isUnseen).map(({ text }) => text)
}
`
