import type { Args, RouteHandle } from '~/auth/access'
import { revokeWebhookSecret } from '~/domain/inbox/webhook-secrets.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { secretForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { savedTenant } from './page.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope }: Args<typeof handle>) {
  const { geheimnis: secretId } = await readFields(request, secretForm)
  await revokeWebhookSecret(house, scope, secretId)
  logEvent('webhook_secret_revoked', request, { user: scope.userId, tenant: scope.tenantId })
  return savedTenant(request, scope, 'webhook_widerrufen')
}
