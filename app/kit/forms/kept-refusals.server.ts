import type { FormRefusal } from './faults'
import { createKept } from './kept.server'

export interface RefusedForm {
  /** Tells the forms of a page apart. */
  form?: string
  refusal: FormRefusal
  /** Seconds to wait after too many attempts. */
  wait: number
  /** If not 422; 200 if nothing is wrong and only the fields change. */
  status?: 200 | 409 | 413
  at?: string
}

/**
 * Refused forms, which may hold an IBAN: long enough to correct one, or to look elsewhere and come back. A form has at
 * most 64 Ki.
 */
export const keptRefusals = createKept<RefusedForm>({ ms: 30 * 60_000, most: 8 * 1024 * 1024 })
