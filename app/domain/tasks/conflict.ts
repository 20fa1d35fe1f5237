import { Conflict } from '../kernel/errors'

/** A deleted report cannot be reopened; or no mandate could be changed, or they differ from those compared. */
export class TaskConflict extends Conflict {
  constructor(
    override readonly code: 'report_gone' | 'new_mandate_needed' | 'mandate_missing' | 'mandates_changed',
  ) {
    super(code)
  }
}
