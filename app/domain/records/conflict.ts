import { Conflict } from '../kernel/errors'
import type { Instant } from '../values/calendar'
import type { Value } from './merge'

/** A field that has been changed to another value since the form was made. */
export interface FieldConflict {
  field: string
  /** The stored value; masked if it is stored sealed. */
  now: Value
  /** Last change of the field, if known. */
  changedAt: Instant | null
  /** Name of the member. */
  changedBy: string | null
}

/** The form was made from an older revision and contradicts later changes. Nothing was changed. */
export class RecordConflict extends Conflict {
  override readonly code = 'changed_meanwhile'

  constructor(
    /** The revision that `conflicts` were read at. */
    readonly revision: number,
    readonly conflicts: readonly FieldConflict[],
    /** Fields that only the other user changed. */
    readonly untouched: readonly string[],
  ) {
    super('changed_meanwhile')
  }
}
