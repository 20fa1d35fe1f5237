import type { Args, RouteHandle } from '~/auth/access'
import { revokeApiKey } from '~/domain/api-keys/keys.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved } from '~/http/redirect.server'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { KEY_FIELD, revocationForm } from './form'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope }: Args<typeof handle>) {
  const { [KEY_FIELD]: keyId } = await readFields(request, revocationForm)
  await revokeApiKey(house, scope, keyId)
  logEvent('api_key_revoked', request, { user: scope.userId, tenant: scope.tenantId })
  return saved<'apiKeys'>(request, paths.apiKeys(scope.tenantId), 'revoked')
}
