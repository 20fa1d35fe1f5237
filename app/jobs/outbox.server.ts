import { startWorker, type Worker } from '~/channels/worker'
import { now } from '../clock.server'
import { config } from '../config.server'
import { claimMail, finishAttempt, markSending, recoverMails } from '../domain/outbox/queue.server'
import { noteMailedPaper } from '../domain/overviews/mailed-papers.server'
import type { Claim } from '../domain/sending/claims.server'
import { onDoorbell } from '../domain/sending/doorbell'
import { house } from '../house.server'
import { nameAndPlace } from '../http/error-name.server'
import { beforeEnd } from '../http/stopping.server'
import { log } from '../log.server'
import { noteRound } from '../mail/pulse'
import { type Delivery, deliver, parseSmtpUrl, type Server } from '../mail/transport'
import { type WrittenMail, writeMail } from './write-mail.server'

/**
 * Runs the outbox as long as the process lives: resolves what an earlier process left in doubt, and sends what
 * is due if SMTP_URL is set. Otherwise mails wait, and none is lost.
 */
export function startOutbox(smtpUrl = config().smtpUrl): Worker {
  const server = smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl)
  const at = () => now().toISOString()
  const worker = startWorker<Claim, WrittenMail, Delivery>({
    name: 'mail',
    most: 1,
    async recover() {
      const { doubtful } = await recoverMails(house, at())
      if (doubtful > 0) log.warn({ event: 'mails in doubt', count: doubtful })
    },
    claim: async () => server && claimMail(house, at()),
    write: writeMail,
    async markSending(claim, { letter, frozen }) {
      await noteMailedPaper(house, letter, at())
      await markSending(house, claim, frozen, at())
    },
    async finish(claim, end) {
      await finishAttempt(house, claim, end, at())
      log.info({ event: 'mail', mailId: claim.id, attempt: claim.attempts, outcome: end.outcome })
    },
    deliver: ({ message }, markEnd) => deliver(server as Server, message, markEnd),
    complain: (event, error) => log.error({ event, ...nameAndPlace(error) }),
    onRound: noteRound,
  })
  onDoorbell('mail', worker.ring)
  beforeEnd(worker.stop)
  return worker
}
