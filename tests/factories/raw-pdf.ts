export type RawObject = string | { dict: string; data: string | Buffer }

/** A PDF written in raw syntax: object 1 is the catalog, the others follow in order. */
export function rawPdf(objects: readonly RawObject[], behind = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let at = chunks[0]?.length ?? 0
  const add = (bytes: Buffer) => {
    chunks.push(bytes)
    at += bytes.length
  }
  objects.forEach((object, index) => {
    offsets.push(at)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof object === 'string') add(Buffer.from(object, 'latin1'))
    else {
      const data = Buffer.from(object.data as string, 'latin1')
      add(Buffer.from(`<< ${object.dict} /Length ${data.length} >>\nstream\n`, 'latin1'))
      add(data)
      add(Buffer.from('\nendstream'))
    }
    add(Buffer.from('\nendobj\n'))
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat([...chunks, Buffer.from(behind, 'latin1')])
}

export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

export function pagePdf(...lines: string[]): Buffer {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    HELVETICA,
    { dict: '', data: drawn(lines) },
  ])
}

export function drawn(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -14 Td`)
  return `BT /F1 10 Tf 50 780 Td ${shown.join('\n')} ET`
}
