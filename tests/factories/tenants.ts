import type { Scope } from '~/domain/kernel/scope'
import { changeSettings, readSettings, SECTIONS, type TenantSettings } from '~/domain/tenants/settings.server'
import { createTenant, type NewTenant } from '~/domain/tenants/tenants.server'
import type { TestHouse } from '../support/test-house'
import { officeOn } from './scopes'

/** A tenant and its office scope on 2 March 2026. */
export async function makeTenant(house: TestHouse, changes: Partial<NewTenant> = {}) {
  const { id } = await createTenant(
    house,
    { actor: 'system', at: '2026-01-01T08:00:00.000Z' },
    {
      name: 'Förde Glanz GmbH',
      street: 'Holtenauer Straße 12',
      postal_code: '24105',
      city: 'Kiel',
      country: 'DE',
      email: 'buero@foerde-glanz.example',
      vat_id: 'DE123456788',
      tax_number: '20/123/45678',
      iban: 'DE02120300000000202051',
      creditor_id: 'DE98ZZZ09999999999',
      ...changes,
    },
  )
  return officeOn(id)
}

export async function changeFirm(house: TestHouse, scope: Scope, changes: Partial<TenantSettings>) {
  const settings = { ...(await readSettings(house.reader, scope)), ...changes }
  for (const [section, fields] of Object.entries(SECTIONS)) {
    if (!fields.some((field) => field in changes)) continue
    const values = Object.fromEntries(fields.map((field) => [field, settings[field]]))
    await changeSettings(house, scope, section as 'look', values as { accent_color: string | null })
  }
}
