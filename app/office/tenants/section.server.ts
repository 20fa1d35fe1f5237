import type { z } from 'zod'
import { config } from '~/config.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { askForSender, readSender, SenderConflict } from '~/domain/tenants/sender.server'
import { changeSettings, type SectionValues, type SettingsSection } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { savedTenant } from './page.server'

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

/** Mails a code if the sender address is not confirmed; returns whether one is pending. */
async function askAfterChange(scope: OfficeScope): Promise<boolean> {
  try {
    await askForSender(house, scope, config().mailDomains)
  } catch (error) {
    if (!(error instanceof SenderConflict)) throw error
  }
  return (await readSender(house.reader, scope)).isAsked
}
