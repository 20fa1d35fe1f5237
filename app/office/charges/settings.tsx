import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { BASE_RATES } from '~/domain/charges/base-rate'
import { changeChargeSettings, readChargeSettings } from '~/domain/charges/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { settingsForm } from './forms'
import { SettingsPage } from './settings-page'

export const handle = {
  access: 'manage_firm',
  title: ({ charges }) => charges.settings.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  const { isChargesFirst } = await readChargeSettings(house.reader, scope)
  return { isChargesFirst, rates: BASE_RATES.toReversed() }
}

export function action({ request, scope }: Args<typeof handle>) {
  return carryOutForm({ request, schema: settingsForm }, async ({ zuerst }) => {
    await changeChargeSettings(house, scope, { isChargesFirst: zuerst })
    return saved<'charges'>(request, paths.chargeSettings(), 'angaben')
  })
}

export default function ChargeSettings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />
}
