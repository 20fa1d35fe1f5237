import { namesOfIds } from '~/domain/hours/names-of-ids.server'
import { changedKinds, type KindsChange } from '~/domain/inbox/changed-kinds.server'
import { type DeliveryRecord, readDelivery } from '~/domain/inbox/delivery.server'
import { isAboutTheSender } from '~/domain/inbox/refusal-codes'
import { mayOpenRefused, mayReadBody } from '~/domain/inbox/seen'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { type SeenBody, viewOf } from './view'

export interface ShownDelivery extends Omit<DeliveryRecord, 'body' | 'findings'> {
  body: SeenBody | null
  findings: SeenBody['others']
  /** Names by the ids in the body, for those that an employee has. */
  names: Readonly<Record<string, string>>
  /** Kinds of hours that it reported; none for whoever may not see sickness. */
  kinds: KindsChange[]
  mayProcess: boolean
  mayDownload: boolean
  /** Bodies may tell of pay and of sickness. */
  maySeeBody: boolean
  /** Without an event, a body may be about anything. */
  isForOwner: boolean
}

/** @throws NotFound */
export async function deliveryPageData(scope: OfficeScope, id: string): Promise<ShownDelivery> {
  const { body, ...record } = await readDelivery(house.reader, house.vault, scope, id)
  const { code, event } = record
  const maySeeBody = mayReadBody(scope, event)
  const seen = body === null ? null : viewOf(body, record.findings)
  const ids = seen?.entries.map((entry) => entry.id) ?? []
  return {
    ...record,
    body: seen,
    kinds: maySeeBody ? await changedKinds(house.reader, house.vault, scope, id) : [],
    names: await namesOfIds(house.reader, scope, ids),
    mayProcess: body !== null && !isAboutTheSender(code),
    mayDownload: body !== null,
    maySeeBody,
    isForOwner: maySeeBody && code !== null && !mayOpenRefused(scope.role, event),
  }
}
