import { isBusy, isUnwritable } from '~db/failures'
import { Busy } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { DunningConflict } from './conflict'
import { listOpen, type NoticeRequest, type RequestOutcome, settle } from './requests.server'
import { sendNotice } from './send.server'

interface WorkOptions {
  isStopped: () => boolean
  /** Receives unexpected errors; the page says whose notice it was. */
  onError: (error: unknown) => void
}

/**
 * Sends what `scope.actor` has asked for, each customer's in one transaction with its request, until all is settled or
 * `isStopped`; at least one is tried. @returns the id of each notice sent
 */
export async function sendRequested(
  house: House,
  scope: Scope,
  { isStopped, onError }: WorkOptions,
): Promise<string[]> {
  const sent: string[] = []
  for (const request of await listOpen(house.reader, scope)) {
    await yieldToLoop()
    const id = await tryOne(house, scope, request, onError)
    if (id !== undefined) sent.push(id)
    if (isStopped()) break
  }
  return sent
}

async function tryOne(
  house: House,
  scope: Scope,
  request: NoticeRequest,
  onError: WorkOptions['onError'],
): Promise<string | undefined> {
  try {
    return await sendOne(house, scope, request)
  } catch (error) {
    // The machine's fault and not the notice's: the rest is tried again later.
    if (isUnwritable(error)) throw error
    // Another writer was busy: tried again later.
    if (error instanceof Busy || isBusy(error)) return undefined
    const isChanged = error instanceof DunningConflict
    if (!isChanged) onError(error)
    await note(house, scope, request, isChanged ? 'changed' : 'failed')
    return undefined
  }
}

function sendOne(house: House, scope: Scope, request: NoticeRequest): Promise<string | undefined> {
  return writing(house, scope, async (trx) => {
    if (!(await settle(trx, scope, request.customerId, 'sent'))) return undefined
    return sendNotice(trx, house, scope, request)
  })
}

function note(
  house: House,
  scope: Scope,
  { customerId }: NoticeRequest,
  outcome: RequestOutcome,
): Promise<boolean> {
  return writing(house, scope, (trx) => settle(trx, scope, customerId, outcome))
}
