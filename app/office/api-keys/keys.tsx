import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { showOnce, takeShownOnce } from '~/auth/shown-once.server'
import { listApiKeys, makeApiKey } from '~/domain/api-keys/keys.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { keyForm } from './form'
import { ApiKeysPage } from './keys-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.apiKeys.title, data, 'firm', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, user }: Args<typeof handle>) {
  const { id, name } = await readSettings(house.reader, scope)
  const key = shownTo(user.tokenHash, scope.tenantId)
  const [shown] = (request.method === 'GET' && takeShownOnce(key, Date.parse(scope.at))) || []
  return {
    firm: { id, name },
    keys: await listApiKeys(house.reader, scope),
    today: scope.today,
    shown: shown ?? null,
    formKey: randomUUID(),
  }
}

/** A double click makes one key, and shows it even if the first answer was lost. */
export function action({ request, scope, user }: Args<typeof handle>) {
  const at = Date.parse(scope.at)
  return carryOutForm({ request, schema: keyForm(scope.today) }, async ({ formKey: entered, ...wanted }) => {
    const formKey = entered || randomUUID()
    const made = await makeApiKey(house, scope, { ...wanted, formKey })
    const ofForm = `${shownTo(user.tokenHash, scope.tenantId)} ${formKey}`
    const [shown] = made === undefined ? (takeShownOnce(ofForm, at) ?? []) : [made]
    if (made !== undefined) {
      showOnce(ofForm, [made], at)
      logEvent('api_key_made', request, { user: scope.userId, tenant: scope.tenantId })
    }
    if (shown !== undefined) showOnce(shownTo(user.tokenHash, scope.tenantId), [shown], at)
    return seeOther(request, paths.apiKeys(scope.tenantId))
  })
}

function shownTo(tokenHash: string, tenantId: string): string {
  return `${tokenHash} api key ${tenantId}`
}

export default function ApiKeys() {
  return <ApiKeysPage {...useLoaderData<typeof loader>()} />
}
