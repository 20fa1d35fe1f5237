import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { lookTwice } from '~/auth/second-look.server'
import { changeSettings, readSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { SECOND_LOOK_FIELD } from '~/kit/forms/second-look'
import { titleAbout } from '~/kit/title'
import { BankPage } from './bank-page'
import { bankForm } from './forms'
import { savedTenant, tenantPageData } from './page.server'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.bank.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export async function loader({ scope, user }: Args<typeof handle>) {
  return { ...(await tenantPageData(scope)), asksForCode: await needsFreshFactor({ scope, user }, 'account') }
}

/** Another account than the one on invoices is looked at twice. */
export function action({ request, scope, user }: Args<typeof handle>) {
  return carryOutForm({ request, schema: bankForm }, async (values) => {
    const { [SECOND_LOOK_FIELD]: confirmed, code, ...settings } = values
    const { iban: before } = await readSettings(house.reader, scope)
    const { iban } = settings
    if (before !== null && before !== iban) {
      const refused = await lookTwice({ scope, user }, { iban, confirmed, code })
      if (refused) return refused
    }
    await changeSettings(house, scope, 'bank', settings)
    return savedTenant(request, scope, 'bank')
  })
}

export default function TenantBank() {
  return <BankPage {...useLoaderData<typeof loader>()} />
}
