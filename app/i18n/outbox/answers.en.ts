import type * as de from './answers.de'

export const answers: typeof de.answers = {
  network: (cause) => `The mail server could not be reached (${cause}).`,
  no_tls: 'The mail server offers no secure connection (TLS with a valid certificate).',
  link_ended: 'The link in the email is no longer valid.',
  recipient_invalid: 'The recipient’s address is not an email address.',
  sender_invalid: 'The sender’s address is not an email address.',
  sender_unproven: 'The sender’s address has not been confirmed yet.',
  withdrawn: 'Your office decided not to send the email.',
  internal: 'The email could not be created. The server’s log has more details.',
}
