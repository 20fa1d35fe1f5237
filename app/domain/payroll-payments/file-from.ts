import type { PaymentGroup } from '~db/schema'
import type { DateText, Instant } from '../values/calendar'
import type { FileContent } from './content'
import type { PaymentFile } from './payment-file'

interface Kept {
  messageId: string
  executeOn: DateText
  group: PaymentGroup
  madeAt: Instant
  content: FileContent
}

/** The same for the same content, so that a file made again is the one that a bank may have. */
export function fileFrom({ messageId, executeOn, group, madeAt, content }: Kept): PaymentFile {
  return {
    messageId,
    at: madeAt,
    executeOn,
    isSalary: group === 'pay',
    isBookedAsOne: group === 'pay' || content.isBookedAsOne === true,
    debtor: content.debtor,
    payments: content.payments.map(({ id: _, ...payment }) => payment),
  }
}
