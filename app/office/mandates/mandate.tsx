import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { MandatePage } from './mandate-page'
import { readMandatePage } from './page.server'

export const handle = {
  access: 'see_customers',
  title: (texts, data) => titleAbout(texts.mandates.one, data, 'mandate', 'reference'),
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
