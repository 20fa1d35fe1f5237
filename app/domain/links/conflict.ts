import { Conflict } from '../kernel/errors'

export class LinkConflict extends Conflict {
  constructor(
    override readonly code: 'link_ended' | 'link_recipient_missing' | 'link_of_draft' | 'link_address_held',
  ) {
    super(code)
  }
}
