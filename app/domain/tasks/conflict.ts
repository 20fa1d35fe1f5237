import { Conflict } from '../kernel/errors'

/** A report that was deleted cannot be opened again; or no mandate could be changed, or not as it was compared. */
export class TaskConflict extends Conflict {
  constructor(
    override readonly code: 'report_gone' | 'new_mandate_needed' | 'mandate_missing' | 'mandates_changed',
  ) {
    super(code)
  }
}
