import { create } from 'qrcode/lib/core/qrcode.js'

/** White modules around the code that scanners need (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** Pages are opened again and again while an invoice is being paid; a code is some 10 kB. */
const IMAGES_KEPT = 100

/** A run of dark modules in one row of a code. */
interface DarkRun {
  x: number
  y: number
  length: number
}

/** The dark modules of a GiroCode row by row, and how many modules a side has. Level M as the standard asks. */
export function giroCodeRuns(text: string): { size: number; runs: DarkRun[] } {
  const { modules } = create([{ data: new TextEncoder().encode(text), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  })
  const runs: DarkRun[] = []
  for (let y = 0; y < modules.size; y += 1) {
    let length = 0
    for (let x = 0; x <= modules.size; x += 1) {
      if (x < modules.size && modules.get(y, x)) length += 1
      else if (length > 0) {
        runs.push({ x: x - length, y, length })
        length = 0
      }
    }
  }
  return { size: modules.size, runs }
}

/** A GiroCode as SVG markup, complete with its quiet zone. */
export function giroCodeSvg(text: string): string {
  const { size, runs } = giroCodeRuns(text)
  const side = size + 2 * QUIET_ZONE
  const path = runs
    .map(({ x, y, length }) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`)
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>`
  )
}

const images = new Map<string, string>()

/** A GiroCode as the address of an image, for a page. Making one takes longer than reading the invoice. */
export function giroCodeImage(text: string): string {
  const known = images.get(text)
  if (known !== undefined) return known
  const image = `data:image/svg+xml;base64,${Buffer.from(giroCodeSvg(text)).toString('base64')}`
  if (images.size >= IMAGES_KEPT) images.delete(images.keys().next().value ?? '')
  images.set(text, image)
  return image
}
