import { redirect } from '@remix-run/node'
import type { z } from 'zod'
import { db, reader } from '~/db.server'
import { type OfficeFrame, readOfficeFrame } from '~/domain/office/frame.server'
import type { OfficeScope } from '~/domain/scope'
import {
  changeSettings,
  readSettings,
  type SectionValues,
  type SettingsSection,
  type TenantSettings,
} from '~/domain/tenants/settings.server'
import type { LiveSession } from '~/domain/users/sessions.server'
import { readOfficeForm, refuseForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { paths, savedPath } from '~/paths'

/** Who keeps a firm: the session, and the scope in that firm. */
interface Owner {
  user: LiveSession
  scope: OfficeScope
}

/** What every page about a firm shows. */
export interface TenantPageData {
  frame: OfficeFrame
  tenant: TenantSettings
}

export async function tenantPageData({ user, scope }: Owner): Promise<TenantPageData> {
  return { frame: await readOfficeFrame(reader, user), tenant: await readSettings(reader, scope) }
}

/** Carries out the form of one section, or gives it back to be corrected. */
export async function saveSection<Section extends SettingsSection>(
  request: Request,
  scope: OfficeScope,
  section: Section,
  schema: z.ZodType<SectionValues<Section>>,
) {
  const form = await readOfficeForm(request, schema)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  await changeSettings(db, scope, section, form.values)
  return savedTenant(request, scope, section)
}

/** Back to the firm's page, which says what was saved. */
export function savedTenant(request: Request, { tenantId }: OfficeScope, what: string): Response {
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.tenant(tenantId), what), search), 303)
}
