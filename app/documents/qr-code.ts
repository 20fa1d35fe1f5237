import { PNG } from 'pngjs'
import { create } from 'qrcode/lib/core/qrcode.js'

/** White modules that scanners need around the code (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** Large enough for a banking app to find the code in a saved picture. */
const MODULE_PIXELS = 10

interface DarkRun {
  x: number
  y: number
  length: number
}

/**
 * The dark modules as runs within rows, and the number of modules a side. Level M, which a GiroCode must
 * have.
 */
export function qrCodeRuns(text: string): { size: number; runs: DarkRun[] } {
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

/** Includes the quiet zone. */
export function qrCodeSvg(text: string): string {
  const { size, runs } = qrCodeRuns(text)
  const side = size + 2 * QUIET_ZONE
  const path = runs
    .map(({ x, y, length }) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`)
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>`
  )
}

export function qrCodePng(text: string): Uint8Array {
  const { size, runs } = qrCodeRuns(text)
  const side = (size + 2 * QUIET_ZONE) * MODULE_PIXELS
  const png = new PNG({ width: side, height: side, colorType: 0 })
  png.data.fill(0xff)
  for (const { x, y, length } of runs) {
    const left = (x + QUIET_ZONE) * MODULE_PIXELS
    for (let row = 0; row < MODULE_PIXELS; row++) {
      const top = (y + QUIET_ZONE) * MODULE_PIXELS + row
      darken(png.data, top * side + left, length * MODULE_PIXELS)
    }
  }
  return PNG.sync.write(png, { colorType: 0 })
}

function darken(data: Buffer, from: number, count: number): void {
  for (let pixel = from; pixel < from + count; pixel++) data.fill(0, pixel * 4, pixel * 4 + 3)
}

export function qrCodeImage(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(qrCodeSvg(text)).toString('base64')}`
}
