interface Segment {
  marker: number
  start: number
  end: number
}

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
// A file that was cut off has no end mark.
export function endOfScans(file: Uint8Array): number {
  for (let at = file.length - 2; at > 0; at -= 1) {
    if (file[at] === 0xff && file[at + 1] === END_OF_IMAGE) return at + 2
  }
  return 0
}

/** The segments up to the first scan, or undefined where they do not hang together. */
export function segmentsBeforeScans(file: Uint8Array): Segment[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const segments: Segment[] = []
  let start = 2
  while (start + 4 <= file.length && file[start] === 0xff) {
    const marker = file[start + 1] ?? 0
    const end = start + 2 + view.getUint16(start + 2)
    if (marker === START_OF_SCAN) return segments
    if (end > file.length) return undefined
    segments.push({ marker, start, end })
    start = end
  }
  return undefined
}
