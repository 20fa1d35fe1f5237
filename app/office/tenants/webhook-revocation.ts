import type { Args, RouteHandle } from '~/auth/access'
import { revokeWebhookSecret } from '~/domain/inbox/webhook-secrets.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { SECRET_FIELD } from '~/kit/forms/form-fields'
import { savedTenant } from './page.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope }: Args<typeof handle>) {
  const form = new URLSearchParams(await request.text())
  await revokeWebhookSecret(house, scope, form.get(SECRET_FIELD) ?? '')
  logEvent('webhook_secret_revoked', request, { user: scope.userId, tenant: scope.tenantId })
  return savedTenant(request, scope, 'webhook_widerrufen')
}
