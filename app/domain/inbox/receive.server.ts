import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { DateText, Instant } from '../values/calendar'
import { type DryEffect, effectOf } from './dry-effect.server'
import { type BodyFault, toFaults } from './faults'
import { fromTheFuture } from './future'
import type { CameWith } from './incoming'
import type { RefusalCode } from './refusal-codes'
import { noteRefused, noteUnknownFirm } from './refuse.server'
import { findRules, type NotAdmitted, whyNotAdmitted } from './rules.server'
import { type Delivery, delivery } from './schema'
import { findByKey, takeIn } from './take.server'

/** A webhook request with a valid secret and valid JSON. */
export interface Incoming extends CameWith {
  /** Parsed, but not validated. */
  body: unknown
  /** Checks in full and says what would happen, and stores nothing. */
  isDry?: boolean
}

/** Only `received` has an effect; the others are noted. */
export type Reception =
  | { outcome: 'received'; processed: number; dry?: DryEffect }
  | { outcome: 'invalid'; faults: BodyFault[] }
  | { outcome: 'not_admitted'; why: NotAdmitted }
  | { outcome: 'unknown_tenant' }
  | { outcome: 'key_reused' }

type Moment = { at: Instant; today: DateText }

const NOT_ITS_FIRM: BodyFault[] = [{ pointer: '/mandant_id', detail: 'is not the firm of this secret' }]

/** Receives one event in one transaction, all or nothing. */
export async function receiveEvent(house: House, moment: Moment, incoming: Incoming): Promise<Reception> {
  const parsed = await delivery.safeParseAsync(incoming.body)
  if (!parsed.success) return refuseInvalid(house, moment, incoming, toFaults(parsed.error.issues))
  const scope: Scope = { tenantId: parsed.data.mandant_id, actor: 'webhook', ...moment }
  return writingUnlessDry(house, scope, incoming, (trx) =>
    receiveIn(trx, house, scope, { sent: parsed.data, incoming }),
  )
}

/** Carries out a dry run like any other, and takes it all back. */
async function writingUnlessDry(
  house: House,
  scope: Scope,
  { isDry = false }: Incoming,
  work: (trx: Trx) => Promise<Reception>,
): Promise<Reception> {
  try {
    return await writing(house, scope, async (trx) => {
      const reception = await work(trx)
      if (isDry) throw new TakenBack(reception)
      return reception
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.reception
    throw error
  }
}

class TakenBack extends Error {
  constructor(readonly reception: Reception) {
    super('A dry run stores nothing')
  }
}

interface ToReceive {
  sent: Delivery
  incoming: Incoming
}

async function receiveIn(
  trx: Trx,
  { vault }: House,
  scope: Scope,
  { sent, incoming }: ToReceive,
): Promise<Reception> {
  const { secret, isDry = false } = incoming
  const refused = { ...incoming, event: sent.event }
  const note = (code: RefusalCode, firm: Scope = scope, findings: BodyFault[] = []) =>
    noteRefused(trx, vault, firm, { ...refused, code, findings })
  if (secret && secret.tenantId !== scope.tenantId) {
    await note('firm_unknown', { ...scope, tenantId: secret.tenantId }, NOT_ITS_FIRM)
    await noteUnknownFirm(trx, scope, refused)
    return { outcome: 'unknown_tenant' }
  }
  const rules = await findRules(trx, scope)
  if (!rules) {
    await noteUnknownFirm(trx, scope, refused)
    return { outcome: 'unknown_tenant' }
  }
  const why = await whyNotAdmitted(trx, vault, scope, { rules, cameWith: incoming })
  if (why !== undefined) {
    await note(why)
    return { outcome: 'not_admitted', why }
  }
  const early = fromTheFuture(sent, scope.at)
  if (early) {
    await note('invalid', scope, early)
    return { outcome: 'invalid', faults: early }
  }
  const earlier = await findByKey(trx, scope, incoming.idempotencyKey)
  if (!earlier) {
    const taken = await takeIn(trx, vault, scope, { sent, cameWith: incoming })
    const received = { outcome: 'received', processed: taken.processed } as const
    return isDry ? { ...received, dry: await effectOf(trx, vault, scope, taken) } : received
  }
  if (earlier.body_sha256 === incoming.bodySha256)
    return {
      outcome: 'received',
      processed: earlier.processed,
      ...(isDry ? { dry: { verdict: 'repeated' } } : {}),
    }
  await note('idempotency_key_reused')
  return { outcome: 'key_reused' }
}

/** Noted where the firm is known: by its own secret, or by what the body says. */
async function refuseInvalid(
  house: House,
  moment: Moment,
  incoming: Incoming,
  findings: BodyFault[],
): Promise<Reception> {
  const invalid: Reception = { outcome: 'invalid', faults: findings }
  const tenantId = incoming.secret?.tenantId ?? firmIn(incoming.body)
  if (tenantId === undefined) return invalid
  const scope: Scope = { tenantId, actor: 'webhook', ...moment }
  const rules = await findRules(house.reader, scope)
  if (!rules) return invalid
  const why = await whyNotAdmitted(house.reader, house.vault, scope, { rules, cameWith: incoming })
  const code = why ?? 'invalid'
  if (!incoming.isDry)
    await writing(house, scope, (trx) =>
      noteRefused(trx, house.vault, scope, {
        ...incoming,
        event: eventIn(incoming.body),
        code,
        findings: why === undefined ? findings : [],
      }),
    )
  return why === undefined ? invalid : { outcome: 'not_admitted', why }
}

function firmIn(body: unknown): string | undefined {
  const id = (body as { mandant_id?: unknown } | null)?.mandant_id
  return typeof id === 'string' ? id.toLowerCase() : undefined
}

/** Only a name that the webhook knows: another may be anything. */
function eventIn(body: unknown): Delivery['event'] | null {
  const name = (body as { event?: unknown } | null)?.event
  return delivery.options.find(({ shape }) => shape.event.value === name)?.shape.event.value ?? null
}
