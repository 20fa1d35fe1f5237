import type { z } from 'zod'
import { findLogoFile } from '~/domain/letterhead/logo.server'
import { RecordClash } from '~/domain/records/clash'
import type { OfficeScope } from '~/domain/scope'
import {
  changeSettings,
  readSettings,
  type SectionValues,
  type SettingsSection,
  type TenantSettings,
} from '~/domain/tenants/settings.server'
import { readOfficeForm, refuseClash, refuseForm } from '~/forms/form.server'
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
  const form = await readOfficeForm(request, schema)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  try {
    await changeSettings(house, scope, section, form.values)
  } catch (error) {
    if (error instanceof RecordClash) return refuseClash(form.entered, error)
    throw error
  }
  return savedTenant(request, scope, section)
}

/** Redirects to the firm's page, which confirms what was saved. */
export function savedTenant(request: Request, { tenantId }: OfficeScope, what: SavedKey<'tenants'>) {
  return saved<'tenants'>(request, paths.tenant(tenantId), what)
}
