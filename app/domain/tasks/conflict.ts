import { Conflict } from '../errors'

export class TaskConflict extends Conflict {
  override readonly code = 'report_gone'
}
