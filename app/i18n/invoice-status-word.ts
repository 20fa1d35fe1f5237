import { type InvoiceState, isDeferred } from '~/domain/invoices/payments/state'
import type { Texts } from './texts'

/** The state of an issued invoice in a word, in lists and their files alike. */
export function statusWord(status: InvoiceState, texts: Texts['invoice']['status']): string {
  if (status.state === 'direct_debit' && status.isRunning) return texts.direct_debit.running
  if (isDeferred(status)) return texts.deferred.word
  return texts[status.state].word
}
