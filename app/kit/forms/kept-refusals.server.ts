import type { Refusal } from './faults'
import { createKept } from './kept.server'

/** A refused form, with what its page needs to show it again. */
export interface RefusedForm {
  /** Which of the page's forms it is, where there are several. */
  form?: string
  refusal: Refusal
  /** The seconds to wait, where there were too many. */
  wait: number
  /** Where it is not 422; 200 where nothing is wrong and the form goes on with other fields. */
  status?: 200 | 409 | 413
  /** The field to go on with. */
  at?: string
}

/**
 * Refused forms, which may hold an IBAN: long enough to correct one, or to look elsewhere and come back. A form has at
 * most 64 Ki.
 */
export const keptRefusals = createKept<RefusedForm>({ ms: 30 * 60_000, most: 8 * 1024 * 1024 })
