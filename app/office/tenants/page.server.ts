import type { OfficeScope } from '~/domain/kernel/scope'
import { findLogoFile } from '~/domain/letterhead/logo.server'
import { peekNumbers } from '~/domain/numbers/take.server'
import { readSender, type SenderState } from '~/domain/tenants/sender.server'
import { readSettings, type TenantSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import type { SavedKey } from '~/i18n/texts'
import { paths } from '~/paths'

export interface TenantPageData {
  tenant: TenantSettings
}

export async function tenantPageData(scope: OfficeScope): Promise<TenantPageData> {
  return { tenant: await readSettings(house.reader, scope) }
}

export interface FirmPageData extends TenantPageData {
  hasLogo: boolean
  numbers: Awaited<ReturnType<typeof peekNumbers>>
}

export async function firmPageData(scope: OfficeScope): Promise<FirmPageData> {
  return { ...(await logoPageData(scope)), numbers: await peekNumbers(house.reader, scope) }
}

export async function logoPageData(scope: OfficeScope): Promise<TenantPageData & { hasLogo: boolean }> {
  const hasLogo = (await findLogoFile(house.reader, scope)) !== undefined
  return { ...(await tenantPageData(scope)), hasLogo }
}

export async function senderPageData(scope: OfficeScope): Promise<TenantPageData & { sender: SenderState }> {
  return { ...(await tenantPageData(scope)), sender: await readSender(house.reader, scope) }
}

export function savedTenant(request: Request, { tenantId }: OfficeScope, what: SavedKey<'tenants'>) {
  return saved<'tenants'>(request, paths.tenant(tenantId), what)
}
