import type { Args, RouteHandle } from '~/auth/access'
import { switchTenant } from '~/domain/users/accounts/sessions.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { tenantSwitchForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_account' } satisfies RouteHandle

export async function action({ request, user }: Args<typeof handle>) {
  const { tenant: tenantId } = await readFields(request, tenantSwitchForm)
  await switchTenant(house, user, tenantId)
  logEvent('tenant_switched', request, { user: user.userId, tenant: tenantId, before: user.tenantId })
  return seeOther(request, paths.office())
}
