import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { handOutLink } from '~/domain/links/handout.server'
import { recordShownLink } from '~/domain/links/shown.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { paths } from '~/paths'
import { once } from '../../rest/once.server'
import { readBody } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { newLink } from './schema'

export const handle = { access: 'key', scope: 'invoices:write' } satisfies RouteHandle

export function action({ request, scope, keyId, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const shown = { purpose: 'rechnung', subjectId: invoiceId } as const
  async function handOut(house: House, days?: number, renew?: boolean): Promise<Response> {
    const { token, expiresAt } = await handOutLink(house, scope, { ...shown, days, renew })
    await noteLook(request, scope, keyId, shown)
    return reply({ token, link: config().baseUrl + paths.invoice(token), expires_at: expiresAt })
  }
  return once(
    { request, scope, keyId },
    async (noting, sent) => {
      const { valid_days, renew } = await readBody(sent, newLink)
      return handOut(noting, valid_days, renew)
    },
    () => handOut(house),
  )
}

/** Anyone with the link can open it as the customer. */
async function noteLook(
  request: Request,
  scope: Scope,
  keyId: string,
  shown: { purpose: 'rechnung'; subjectId: string },
): Promise<void> {
  await recordShownLink(house, scope, shown)
  logEvent('link_shown', request, { key: keyId, tenant: scope.tenantId, ...shown })
}
