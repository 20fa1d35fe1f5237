import type { z } from 'zod'
import { config } from '~/config.server'
import { findLogoFile } from '~/domain/letterhead/logo.server'
import { peekNumbers } from '~/domain/numbering.server'
import type { OfficeScope } from '~/domain/scope'
import { askForSender, readSender, SenderConflict, type SenderState } from '~/domain/tenants/sender.server'
import {
  changeSettings,
  readSettings,
  type SectionValues,
  type SettingsSection,
  type TenantSettings,
} from '~/domain/tenants/settings.server'
import { carryOutForm } from '~/forms/office-form.server'
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

/** Saves one section, or gives the form back to be corrected. */
export async function saveSection<Section extends SettingsSection>(
  request: Request,
  scope: OfficeScope,
  section: Section,
  schema: z.ZodType<SectionValues<Section>>,
) {
  return carryOutForm({ request, schema }, async (values) => {
    await changeSettings(house, scope, section, values)
    const isAsked = (section === 'sender' || section === 'address') && (await askAfterChange(scope))
    const asked = section === 'address' ? 'address_code' : 'sender_code'
    if (isAsked) return saved<'tenants'>(request, paths.tenantSender(scope.tenantId), asked)
    return savedTenant(request, scope, section)
  })
}

/** Mails a code where the address that the firm writes from does not count yet; whether one waits to be entered. */
async function askAfterChange(scope: OfficeScope): Promise<boolean> {
  try {
    await askForSender(house, scope, config().mailDomains)
  } catch (error) {
    if (!(error instanceof SenderConflict)) throw error
  }
  return (await readSender(house.reader, scope)).isAsked
}

export async function senderPageData(scope: OfficeScope): Promise<TenantPageData & { sender: SenderState }> {
  return { ...(await tenantPageData(scope)), sender: await readSender(house.reader, scope) }
}

/** Redirects to the firm's page, which confirms what was saved. */
export function savedTenant(request: Request, { tenantId }: OfficeScope, what: SavedKey<'tenants'>) {
  return saved<'tenants'>(request, paths.tenant(tenantId), what)
}
