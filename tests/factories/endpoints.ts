import { addEndpoint } from '~/domain/events/endpoints.server'
import { finishDelivery } from '~/domain/events/finish.server'
import { claimDelivery } from '~/domain/events/queue.server'
import { recordEvent } from '~/domain/events/record.server'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { TestHouse } from '../support/test-house'

/** An address that nothing can be sent to, and wants what the tests' forms do not bring about; and one delivery. */
export async function makeEndpoint(house: TestHouse, scope: Scope, marker: string, formKey: string) {
  const url = `https://127.0.0.1/${marker}`
  const added = await addEndpoint(house, scope, { url, types: ['hours.corrected'], formKey })
  const event = {
    type: 'hours.corrected',
    subjectId: '2024-01',
    streamId: '2024-01',
    data: { month: '2024-01' },
  } as const
  await writing(house, scope, (trx) => recordEvent(trx, scope, event))
  const claim = await claimDelivery(house, scope.at)
  if (!added || !claim) throw new Error('No endpoint, or no event for it')
  await finishDelivery(house, claim, { outcome: 'sent', answer: `204 ${marker}` }, scope.at)
  return { endpointId: added.id, deliveryId: claim.id }
}
