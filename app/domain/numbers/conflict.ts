import { Conflict } from '../kernel/errors'

export class NumberConflict extends Conflict {
  constructor(override readonly code: 'number_given' | 'prefix_shared') {
    super(code)
  }
}
