import { Conflict } from '../kernel/errors'

export class MailConflict extends Conflict {
  constructor(
    override readonly code:
      | 'mail_moved_on'
      | 'mail_not_resendable'
      | 'mail_without_address'
      | 'mail_not_sent'
      | 'mail_not_in_trouble'
      | 'template_refused',
  ) {
    super(code)
  }
}
