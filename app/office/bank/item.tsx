import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { itemPage } from './item.server'
import { ItemPage } from './item-page'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.bank.item.of(''),
} satisfies RouteHandle

export function loader({ request, scope, params: { itemId } }: Args<typeof handle, 'itemId'>) {
  return itemPage(request, scope, itemId)
}

export default function Item() {
  return <ItemPage {...useLoaderData<typeof loader>()} />
}
