import { createHash } from 'node:crypto'
import { now } from './clock.server'
import { config } from './config.server'
import { onDoorbell } from './domain/outbox/doorbell'
import { findLetter } from './domain/outbox/letter.server'
import { type Claim, claimMail, finishAttempt, markSending, recoverMails } from './domain/outbox/queue.server'
import { house } from './house.server'
import { nameAndPlace } from './http/error-name.server'
import { beforeEnd } from './http/stopping.server'
import { log } from './log.server'
import { calendarOf } from './mail/calendar'
import { composeMail } from './mail/compose'
import { buildMessage, Unsendable } from './mail/message'
import { noteRound } from './mail/pulse'
import { maySend, withSender } from './mail/sender'
import { deliver, parseSmtpUrl, type Server } from './mail/transport'
import { startWorker, type Worker, type WrittenMail } from './mail/worker'
import { codeToSend, linkToSend } from './mail-link.server'

/**
 * Looks after the outbox as long as the process lives: says what a process before left in doubt, and sends what is
 * due where SMTP_URL names a server. Without one, mails wait and lose nothing.
 */
export function startPostman(smtpUrl = config().smtpUrl): Worker {
  const server = smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl)
  const at = () => now().toISOString()
  const worker = startWorker({
    async recover() {
      const { doubtful } = await recoverMails(house, at())
      if (doubtful > 0) log.warn({ event: 'mails in doubt', count: doubtful })
    },
    claim: async () => server && claimMail(house, at()),
    write: writeMail,
    markSending: (claim, frozen) => markSending(house, claim, frozen, at()),
    async finish(claim, end) {
      await finishAttempt(house, claim, end, at())
      log.info({ event: 'mail', mailId: claim.mailId, attempt: claim.attempts, outcome: end.outcome })
    },
    deliver: (message, markEnd) => deliver(server as Server, message, markEnd),
    complain: (event, error) => log.error({ event, ...nameAndPlace(error) }),
    onRound: noteRound,
  })
  onDoorbell(worker.ring)
  beforeEnd(worker.stop)
  return worker
}

async function writeMail(claim: Claim): Promise<WrittenMail> {
  const date = now()
  const found = await findLetter(house.reader, house.vault, claim)
  if (!found) throw new Error('A claimed mail is gone')
  const letter = withSender(found, config().mailFrom)
  if (!maySend(letter)) throw new Unsendable('sender_unproven')
  const at = date.toISOString()
  const link =
    'codeId' in letter.data ? await codeToSend(letter, letter.data.codeId, at) : await linkToSend(letter, at)
  if (link === undefined) throw new Unsendable('link_ended')
  const composed = { ...composeMail(letter, link), calendar: calendarOf(letter, at) }
  const message = await buildMessage({ letter, composed, date, bounceTo: config().mailFrom })
  return {
    message,
    frozen: {
      messageId: message.messageId,
      subject: composed.subject,
      body: composed.body,
      sha256: createHash('sha256').update(message.bytes).digest('hex'),
    },
  }
}
