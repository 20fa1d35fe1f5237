import { PdfRefused } from './pdf-process.server'
import { splitPdf } from './split.server'

/** A payslip written anew, with what its pages show and nothing else; undefined where it cannot be. */
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
