import { Conflict } from '../kernel/errors'

export class ContactConflict extends Conflict {
  constructor(override readonly code: 'contact_exists' | 'contact_needs_email') {
    super(code)
  }
}
