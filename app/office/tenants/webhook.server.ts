import { config } from '~/config.server'
import { type ReceivedDelivery, readWebhookConnection } from '~/domain/inbox/connection.server'
import { EVENTS } from '~/domain/inbox/schema'
import type { OfficeScope } from '~/domain/kernel/scope'
import { monthOf } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { paths } from '~/paths'

export interface WebhookPageData {
  address: string
  mandantId: string
  events: readonly string[]
  employee: { id: string; name: string } | null
  /** Body of a call that reports this employee's hours of this month. */
  example: string
  received: ReceivedDelivery[]
}

export async function webhookPageData(scope: OfficeScope): Promise<WebhookPageData> {
  const { employee, received } = await readWebhookConnection(house.reader, scope)
  const hours = { id: employee?.id ?? '<id>', stunden: 160, ueberstunden: 2.5 }
  const example = {
    event: EVENTS[0],
    mandant_id: scope.tenantId,
    daten: { monat: monthOf(scope.today), mitarbeiter: [hours] },
  }
  return {
    address: config().baseUrl + paths.webhook(),
    mandantId: scope.tenantId,
    events: EVENTS,
    employee,
    example: JSON.stringify(example),
    received,
  }
}
