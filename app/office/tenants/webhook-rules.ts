import type { Args, RouteHandle } from '~/auth/access'
import { listWebhookSecrets } from '~/domain/inbox/webhook-secrets.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { webhookRulesForm } from './forms'
import { savedTenant } from './page.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope }: Args<typeof handle>) {
  const schema = webhookRulesForm(await listWebhookSecrets(house.reader, scope))
  const page = paths.tenantWebhook(scope.tenantId)
  return carryOutForm({ request, schema, page }, async (values) => {
    await changeSettings(house, scope, 'webhook', values)
    return savedTenant(request, scope, 'webhook')
  })
}
