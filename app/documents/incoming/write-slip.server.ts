import { PdfRefused } from './pdf-process.server'
import { splitPdf } from './split.server'

/** A payslip rewritten with only what its pages show; undefined if impossible. */
export async function writeSlip(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  let written: Uint8Array | undefined
  try {
    await splitPdf(
      { bytes },
      (pages) => [{ firstPage: 0, pageCount: pages.length }],
      (_, part, { unread }) => {
        written = unread === 'streams' ? undefined : part
      },
    )
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error
  }
  return written
}
