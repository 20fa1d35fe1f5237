interface Segment {
  marker: number
  start: number
  end: number
}

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
/** Restart markers and escaped 0xff bytes do not end a scan. */
const IN_SCANS = [0x00, 0xff, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7]

/** End of the picture, ignoring anything after it; 0 if it was cut off. */
export function endOfScans(file: Uint8Array, start: number): number {
  let at = start
  while (at + 2 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff || IN_SCANS.includes(marker)) at += 1
    else if (marker === END_OF_IMAGE) return at + 2
    else at += 2 + (((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0))
  }
  return 0
}

/** Segments before the first scan; undefined if they are inconsistent. */
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
