import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readMandatePage } from '~/domain/office/mandate-page.server'
import { may } from '~/domain/rights'
import { house } from '~/house.server'
import { MandatePage } from '~/ui/mandates/mandate-page'

export const handle = {
  access: 'see_customers',
  title: (texts) => texts.mandates.one,
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'mandateId'>) {
  return {
    ...(await readMandatePage(house, scope, params.mandateId)),
    mayKeep: may(scope.role, 'keep_customers'),
  }
}

export default function Mandate() {
  return <MandatePage {...useLoaderData<typeof loader>()} />
}
