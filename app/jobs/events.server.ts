import { type Outgoing, type Sent, sendSigned } from '~/channels/webhook/send'
import { startWorker, type Worker } from '~/channels/worker'
import { finishDelivery } from '~/domain/events/finish.server'
import {
  claimDelivery,
  MOST_AT_ONCE,
  markDeliverySending,
  recoverDeliveries,
  writeEvent,
} from '~/domain/events/queue.server'
import type { Claim } from '~/domain/sending/claims.server'
import { onDoorbell } from '~/domain/sending/doorbell'
import { now } from '../clock.server'
import { config } from '../config.server'
import { house } from '../house.server'
import { nameAndPlace } from '../http/error-name.server'
import { beforeEnd } from '../http/stopping.server'
import { log } from '../log.server'

/** Sends what firms want to be told of, as long as the process lives (decision 449). */
export function startEvents(allowsPrivate = config().sendsToPrivate): Worker {
  const at = () => now().toISOString()
  const worker = startWorker<Claim, Outgoing, Sent>({
    name: 'events',
    most: MOST_AT_ONCE,
    async recover() {
      const again = await recoverDeliveries(house, at())
      if (again > 0) log.warn({ event: 'events are sent again', count: again })
    },
    claim: () => claimDelivery(house, at()),
    write: (claim) => writeEvent(house.reader, house.vault, claim, at()),
    markSending: (claim) => markDeliverySending(house, claim, at()),
    deliver: (message, beforeSend) => sendSigned(message, beforeSend, { at: now(), allowsPrivate }),
    async finish(claim, end) {
      await finishDelivery(house, claim, end, at())
      log.info({ event: 'event', deliveryId: claim.id, attempt: claim.attempts, outcome: end.outcome })
    },
    complain: (event, error) => log.error({ event, ...nameAndPlace(error) }),
  })
  onDoorbell('events', worker.ring)
  beforeEnd(worker.stop)
  return worker
}
