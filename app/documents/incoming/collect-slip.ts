import type { SlipReading } from '~/domain/payslip-files/slip-reading'
import type { PdfMessage } from './pdf-process.server'

export function collectSlip() {
  const heard: Pick<SlipReading, 'pages' | 'texts' | 'unseen'> = { pages: [], texts: [], unseen: [] }
  let end: Pick<SlipReading, 'unread' | 'isAllShown'> | undefined
  return {
    take(message: PdfMessage): void {
      if ('shown' in message) heard.pages.push(message.shown)
      if ('texts' in message) heard.texts.push(...message.texts)
      if ('unseen' in message) heard.unseen.push(message.unseen)
      if ('unread' in message) end = message
    },
    /** Undefined until complete. */
    whole: (): SlipReading | undefined => end && { ...heard, unread: end.unread, isAllShown: end.isAllShown },
  }
}
