import type { Letter } from '~/domain/outbox/letter'

const NAME = 'Zahltag'

/**
 * A mail as it is sent: a new password comes from the installation where that has an address (`mailFrom`). It is for
 * an account that may belong to many firms, and the one whose outbox it lies in could name a sender that no server takes.
 */
export function withSender(letter: Letter, mailFrom: string | undefined): Letter {
  if (letter.kind !== 'password_reset' || mailFrom === undefined) return letter
  return { ...letter, sender: { name: NAME, address: mailFrom, replyTo: mailFrom } }
}
