import { Conflict } from '../kernel/errors'

/** A report that is deleted, or counts by now, cannot be reopened; or no mandate could be changed, or they differ from those compared. */
export class TaskConflict extends Conflict {
  constructor(
    override readonly code:
      | 'report_gone'
      | 'report_taken_over'
      | 'new_mandate_needed'
      | 'mandate_missing'
      | 'mandates_changed',
  ) {
    super(code)
  }
}
