import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'

export interface StillOpen {
  id: string
  number: string
  issuedOn: DateText
  /** Of the next instalment where payment was deferred. */
  dueOn: DateText
  openCents: Cents
  /** Of instalments, what is due or comes next; of what is in dispute, nothing. */
  askedCents: Cents
  isCollected: boolean
  isDisputed: boolean
}
