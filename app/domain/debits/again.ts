import type { Consequence } from '../values/return-reasons'

interface Attempted {
  /** The attempt before, and what followed if it came back. */
  before: { isLeftOut: boolean; returned: { consequence: Consequence } | null } | null
}

/**
 * What came back once for a reason that may pass is tried again by a press alone, as is what never was in a file; all else
 * needs a person's reason.
 */
export function needsReason({ before }: Attempted): boolean {
  return before !== null && !before.isLeftOut && before.returned?.consequence !== 'retry'
}
