import type { HeldBack } from '../holds/hold'
import type { DateText } from '../values/calendar'

/** Why an invoice that is due is not in a notice. */
export type Obstacle =
  | { code: 'due_today' | 'after_last' | 'noticed_today' | 'credit' }
  | { code: 'debit_chosen' | 'debit_requested' }
  | { code: 'no_address' | 'letters' }
  | { code: 'too_early'; from: DateText }
  | { code: 'transfer_announced'; until: DateText }
  | { code: 'debit_running'; on: DateText }
  | { code: 'stopped'; reason: string }
  | { code: 'statement_old'; on: DateText }
  /** In dispute, deferred or promised. */
  | { code: 'held'; hold: HeldBack }
