import { Conflict } from '../kernel/errors'
import type { Instant } from '../values/calendar'
import type { Value } from './merge'

/** A field that has been changed to another value since the form was made. */
export interface FieldConflict {
  field: string
  /** What is stored now; masked where it is stored sealed. */
  now: Value
  /** The last change of the field, where it is known. */
  changedAt: Instant | null
  /** The name of the person. */
  changedBy: string | null
}

/** A form was made from an older revision, and what it says goes against what was stored since. Nothing was changed. */
export class RecordConflict extends Conflict {
  override readonly code = 'changed_meanwhile'

  constructor(
    /** The revision that `conflicts` were read at. */
    readonly revision: number,
    readonly conflicts: readonly FieldConflict[],
    /** Fields of the form that only the other side changed. */
    readonly untouched: readonly string[],
  ) {
    super('changed_meanwhile')
  }
}
