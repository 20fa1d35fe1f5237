import { Conflict } from '../kernel/errors'

export class MemberConflict extends Conflict {
  constructor(override readonly code: 'already_member' | 'last_owner' | 'invitations_spent') {
    super(code)
  }
}

export class AccountConflict extends Conflict {
  constructor(override readonly code: 'already_founded' | 'already_set_up' | 'email_taken' | 'link_used') {
    super(code)
  }
}
