import { oneAtATime } from '~/domain/kernel/one-at-a-time'
import { pictureOfPage } from './incoming/split.server'

/** Pixels: twice as wide as it is shown. */
const WIDTH = 680
/** About 120 KB each. */
const MOST_KEPT = 60

const kept = new Map<string, Uint8Array>()

/**
 * The first page of a frozen PDF as a PNG, for the office to recognise. Made when first asked for; the newest are kept in
 * memory, never on the disk, where a payslip would lie open. @throws PdfRefused
 */
export async function paperPicture({
  sha256,
  bytes,
}: {
  sha256: string
  bytes: Uint8Array
}): Promise<Uint8Array> {
  return kept.get(sha256) ?? oneAtATime('picture', () => make(sha256, bytes))
}

async function make(sha256: string, bytes: Uint8Array): Promise<Uint8Array> {
  const picture = kept.get(sha256) ?? (await pictureOfPage(bytes, { page: 1, width: WIDTH }))
  kept.delete(sha256)
  kept.set(sha256, picture)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return picture
}
