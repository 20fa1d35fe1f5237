import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { showOnce, takeShownOnce } from '~/auth/shown-once.server'
import { listWebhookSecrets, makeWebhookSecret, mayMakeSecret } from '~/domain/inbox/webhook-secrets.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { webhookForm } from './forms'
import { tenantPageData } from './page.server'
import { webhookPageData } from './webhook.server'
import { WebhookPage } from './webhook-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.webhook.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, user }: Args<typeof handle>) {
  const secrets = await listWebhookSecrets(house.reader, scope)
  const key = shownTo(user.tokenHash, scope.tenantId)
  const [secret, signingKey = ''] =
    (request.method === 'GET' && takeShownOnce(key, Date.parse(scope.at))) || []
  return {
    ...(await tenantPageData(scope)),
    ...(await webhookPageData(scope)),
    secrets,
    mayMake: mayMakeSecret(secrets),
    shown: secret === undefined ? null : { secret, signingKey },
    formKey: randomUUID(),
  }
}

/** A double click makes one secret, and shows it even if the first answer was lost. */
export function action({ request, scope, user }: Args<typeof handle>) {
  const at = Date.parse(scope.at)
  return carryOutForm({ request, schema: webhookForm }, async ({ [FORM_KEY_FIELD]: entered }) => {
    const formKey = entered || randomUUID()
    const made = await makeWebhookSecret(house, scope, formKey)
    const ofForm = `${shownTo(user.tokenHash, scope.tenantId)} ${formKey}`
    const shown = made ? [made.secret, made.signingKey] : takeShownOnce(ofForm, at)
    if (made) {
      showOnce(ofForm, [made.secret, made.signingKey], at)
      logEvent('webhook_secret_made', request, { user: scope.userId, tenant: scope.tenantId })
    }
    if (shown) showOnce(shownTo(user.tokenHash, scope.tenantId), shown, at)
    return seeOther(request, paths.tenantWebhook(scope.tenantId))
  })
}

function shownTo(tokenHash: string, tenantId: string): string {
  return `${tokenHash} webhook ${tenantId}`
}

export default function TenantWebhook() {
  return <WebhookPage {...useLoaderData<typeof loader>()} />
}
