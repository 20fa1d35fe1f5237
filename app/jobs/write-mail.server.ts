import { createHash } from 'node:crypto'
import { openEnclosures } from '~/mail-enclosures.server'
import { codeToSend, linkToSend } from '~/mail-link.server'
import { now } from '../clock.server'
import { config } from '../config.server'
import type { Letter } from '../domain/outbox/letter'
import { findLetter } from '../domain/outbox/letter.server'
import type { FrozenMail } from '../domain/outbox/queue.server'
import { asItHolds } from '../domain/overviews/mail-as-it-holds.server'
import { whyNoLongerTheirs } from '../domain/overviews/mail-persons.server'
import { whyNoLongerAsked } from '../domain/overviews/mail-reasons.server'
import type { Claim } from '../domain/sending/claims.server'
import { dayInGermany } from '../domain/values/calendar'
import { house } from '../house.server'
import { calendarOf } from '../mail/calendar'
import { composeMail } from '../mail/compose'
import { buildMessage, type Message, UnsendableMail } from '../mail/message'
import { maySend, withSender } from '../mail/sender'

export interface WrittenMail {
  letter: Letter
  message: Message
  frozen: FrozenMail
}

export async function writeMail(claim: Claim): Promise<WrittenMail> {
  const date = now()
  const found = await findLetter(house.reader, house.vault, { ...claim, mailId: claim.id })
  if (!found) throw new Error('A claimed mail is gone')
  const at = date.toISOString()
  const today = dayInGermany(at)
  const letter = withSender(await asItHolds(house.reader, found, today), config().mailFrom)
  if (!maySend(letter)) throw new UnsendableMail('sender_unproven')
  const whyNot =
    (await whyNoLongerTheirs(house.reader, letter)) ?? (await whyNoLongerAsked(house.reader, letter, today))
  if (whyNot) throw new UnsendableMail(whyNot)
  const link =
    'codeId' in letter.data ? await codeToSend(letter, letter.data.codeId, at) : await linkToSend(letter, at)
  if (link === undefined) throw new UnsendableMail('link_ended')
  const enclosed = await openEnclosures(letter)
  const composed = { ...composeMail(letter, link), calendar: calendarOf(letter, at), enclosed }
  const message = await buildMessage({ letter, composed, date, bounceTo: config().mailFrom })
  return {
    letter,
    message,
    frozen: {
      messageId: message.messageId,
      subject: composed.subject,
      body: composed.body,
      sha256: createHash('sha256').update(message.bytes).digest('hex'),
    },
  }
}
