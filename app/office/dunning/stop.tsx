import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { readStop, stopDunning } from '~/domain/dunning/stops.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { stopForm } from './forms'
import { StopPage } from './stop-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.dunning.stop.title, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'customerId'>) {
  const { id, name } = await getCustomer(house.reader, scope, params.customerId)
  return { customer: { id, name }, reason: await readStop(house.reader, scope, id) }
}

export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  return carryOutForm({ request, schema: stopForm }, async ({ reason }) => {
    await stopDunning(house, scope, customerId, reason)
    return saved<'customers'>(request, paths.customer(customerId), 'mahnsperre')
  })
}

export default function Stop() {
  return <StopPage {...useLoaderData<typeof loader>()} />
}
