import type { Letter } from '~/domain/outbox/letter'

const NAME = 'Zahltag'

/**
 * A password reset comes from the installation's own address where it has one (`mailFrom`): the account may
 * belong to many firms, and the one whose outbox holds the mail could have a sender that no server accepts.
 */
export function withSender(letter: Letter, mailFrom: string | undefined): Letter {
  if (letter.kind !== 'password_reset' || mailFrom === undefined) return letter
  const brand = { name: NAME, accentColor: null, logo: null }
  return { ...letter, brand, sender: { name: NAME, address: mailFrom, replyTo: mailFrom, isUnread: true } }
}
