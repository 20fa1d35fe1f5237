import { Conflict } from '../errors'

/** A report that was deleted cannot be opened again; or there is no mandate that could be changed. */
export class TaskConflict extends Conflict {
  constructor(override readonly code: 'report_gone' | 'new_mandate_needed' | 'mandate_missing') {
    super(code)
  }
}
