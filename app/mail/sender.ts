import type { MailKind } from '~/domain/outbox/kinds'
import type { Letter } from '~/domain/outbox/letter'

const NAME = 'Zahltag'

/** Sent even from an unconfirmed address: one confirms it, one restores access, one is an alarm. */
const FROM_ANYWHERE: readonly MailKind[] = ['sender_code', 'password_reset', 'service_state']

/**
 * Sets the sender. An address that the firm has not confirmed is replaced by the installation's (`mailFrom`),
 * with the firm's name and its address for replies. Password resets and alarms always come from the
 * installation: an account may belong to many firms, and the firm whose outbox has the mail could have a sender
 * that no server accepts.
 */
export function withSender(letter: Letter, mailFrom: string | undefined): Letter {
  if (mailFrom === undefined) return letter
  if (letter.kind === 'password_reset' || letter.kind === 'service_state') {
    const brand = { name: NAME, accentColor: null, logo: null }
    const sender = { name: NAME, address: mailFrom, replyTo: mailFrom, isUnread: true, isProven: true }
    return { ...letter, brand, sender }
  }
  if (letter.sender.isProven) return letter
  const sender = { ...letter.sender, name: letter.firm.name, address: mailFrom, isProven: true }
  return { ...letter, sender }
}

export function maySend({ kind, sender }: Letter): boolean {
  return sender.isProven || FROM_ANYWHERE.includes(kind)
}
