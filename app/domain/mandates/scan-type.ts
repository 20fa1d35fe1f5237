const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
/** Of a PDF: programs write a little after its end. */
const TAIL_BYTES = 1024

export type ScanType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** What a file is by its content, whatever its name says; undefined where it is none of these, or not whole. */
export function scanTypeOf(file: Uint8Array): ScanType | undefined {
  const tail = text(file.subarray(-TAIL_BYTES))
  if (/^%PDF-[12]\.\d/.test(text(file.subarray(0, 8))))
    return tail.includes('%%EOF') ? 'application/pdf' : undefined
  if (startsWith(file, PNG)) return tail.includes('IEND') ? 'image/png' : undefined
  if (startsWith(file, JPEG)) return tail.includes('\xff\xd9') ? 'image/jpeg' : undefined
  return undefined
}

function startsWith(file: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => file[index] === byte)
}

function text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
