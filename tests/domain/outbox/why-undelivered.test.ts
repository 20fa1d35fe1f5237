import { expect, test } from 'vitest'
import { whyUndelivered } from '~/domain/outbox/why-undelivered'

/** As servers write them: Postfix, Exim, Exchange, Gmail, GMX, and the registry of RFC 5248. */
test.each([
  ['550 5.1.1 mailbox unavailable', 'no_mailbox'],
  ['550 5.1.1 […]: Recipient address rejected: User unknown in virtual mailbox table', 'no_mailbox'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'no_mailbox'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', 'no_mailbox'],
  ['551 5.1.6 User has moved', 'no_mailbox'],
  ['550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'no_mailbox'],
  ['550 5.2.1 The email account that you tried to reach is disabled', 'no_mailbox'],
  ['550 5.1.2 Host unknown', 'no_mailbox'],
  ['550 Requested action not taken: mailbox unavailable', 'no_mailbox'],
  ['550 No such user here', 'no_mailbox'],
  ['recipient_invalid', 'no_mailbox'],
  ['552 5.2.2 Mailbox full', 'full'],
  ['452 4.2.2 The email account that you tried to reach is over quota', 'full'],
  ['552 Quota exceeded', 'full'],
  ['550 5.7.1 Message rejected as spam', 'refused'],
  ['550 5.7.26 This mail is unauthenticated', 'refused'],
  ['554 5.7.1 Relay access denied', 'refused'],
  ['554 Transaction failed', 'refused'],
  ['552 5.3.4 Message size exceeds fixed limit', 'refused'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'sender'],
  ['sender_unproven', 'sender'],
  ['network ECONNREFUSED', 'unknown'],
  ['internal', 'unknown'],
  ['constructor', 'unknown'],
  ['451 4.3.0 Temporary failure', 'unknown'],
  ['550 5.0.0 Something else', 'unknown'],
  ['See https://x.example/5.1.1', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
])('%s: %s', (answer, why) => {
  expect(whyUndelivered(answer)).toBe(why)
})
