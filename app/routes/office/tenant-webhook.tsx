import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { keepToShow, takeToShow } from '~/auth/shown-once.server'
import { listWebhookSecrets, makeWebhookSecret, mayMakeSecret } from '~/domain/inbox/webhook-secrets.server'
import { carryOutForm } from '~/forms/office-form.server'
import { noFields } from '~/forms/tenant-forms'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { tenantPageData } from '~/pages/tenant-page.server'
import { paths } from '~/paths'
import { WebhookPage } from '~/ui/tenants/webhook-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.tenants.webhook.title,
} satisfies RouteHandle

/** Shows a new secret once. */
export async function loader({ request, scope, user }: Args<typeof handle>) {
  const secrets = await listWebhookSecrets(house.reader, scope)
  const key = shownTo(user.tokenHash, scope.tenantId)
  const [shown] = (request.method === 'GET' && takeToShow(key, Date.parse(scope.at))) || []
  return {
    ...(await tenantPageData(scope)),
    secrets,
    mayMake: mayMakeSecret(secrets),
    shown: shown ?? null,
  }
}

export function action({ request, scope, user }: Args<typeof handle>) {
  return carryOutForm({ request, schema: noFields }, async () => {
    const secret = await makeWebhookSecret(house, scope)
    if (secret !== undefined) {
      keepToShow(shownTo(user.tokenHash, scope.tenantId), [secret], Date.parse(scope.at))
      logEvent('webhook_secret_made', request, { user: scope.userId, tenant: scope.tenantId })
    }
    return seeOther(request, paths.tenantWebhook(scope.tenantId))
  })
}

function shownTo(tokenHash: string, tenantId: string): string {
  return `${tokenHash} webhook ${tenantId}`
}

export default function TenantWebhook() {
  return <WebhookPage {...useLoaderData<typeof loader>()} />
}
