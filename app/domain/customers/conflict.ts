import { Conflict } from '../errors'

export class CustomerConflict extends Conflict {
  constructor(override readonly code: 'number_taken' | 'customer_exists') {
    super(code)
  }
}
