import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'

export interface StillOpen {
  id: string
  number: string
  issuedOn: DateText
  dueOn: DateText
  openCents: Cents
  isCollected: boolean
}
