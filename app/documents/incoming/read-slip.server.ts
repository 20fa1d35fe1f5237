import { oneAtATime } from '~/domain/kernel/one-at-a-time'
import type { SlipReading } from '~/domain/payslip-files/slip-reading'
import { collectSlip } from './collect-slip'
import { type PdfMessage, PdfRefused, pdfProcess } from './pdf-process.server'

/** How long an idle process waits for the next slip of a release. */
const IDLE_MS = 2_000
/** Age limit, as time and output of a process are bounded in total. */
const OLDEST_MS = 10_000
const MOST_FILES = 100
const UNREADABLE: SlipReading = { pages: [], texts: [], unseen: [], unread: 'streams', isAllShown: false }

interface Reader {
  messages: AsyncGenerator<PdfMessage>
  answer(value: object, bytes?: Uint8Array): void
  since: number
  files: number
  idle?: NodeJS.Timeout
}

let kept: Reader | undefined

/**
 * Reads everything in a payslip, in a separate process that is reused for the next ones; a file that stops the
 * process counts as unreadable. Rendering a page takes half a second.
 */
export function readSlip(bytes: Uint8Array, isLookedAt = false): Promise<SlipReading> {
  return oneAtATime('read slip', async () => {
    const reader = readerForOne()
    try {
      reader.answer({ isLookedAt }, bytes)
      return await heardFrom(reader)
    } catch (error) {
      stop(reader)
      if (error instanceof PdfRefused) return UNREADABLE
      throw error
    }
  })
}

async function heardFrom(reader: Reader): Promise<SlipReading> {
  const slip = collectSlip()
  for (let slipReading = slip.whole(); ; slipReading = slip.whole()) {
    if (slipReading) {
      reader.idle = setTimeout(stop, IDLE_MS, reader).unref()
      return slipReading
    }
    const { value, done } = await reader.messages.next()
    if (done) throw new PdfRefused('pdf_damaged')
    slip.take(value)
  }
}

function readerForOne(): Reader {
  if (kept && (kept.files >= MOST_FILES || performance.now() - kept.since > OLDEST_MS)) stop(kept)
  kept ??= startReader()
  kept.files += 1
  clearTimeout(kept.idle)
  return kept
}

function startReader(): Reader {
  const { messages, answer } = pdfProcess('all that it is sent')
  return { messages: messages(), answer, since: performance.now(), files: 0 }
}

function stop(reader: Reader): void {
  if (kept === reader) kept = undefined
  clearTimeout(reader.idle)
  // Ending the generator kills the process.
  void reader.messages.return(undefined)
}
