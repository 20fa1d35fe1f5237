import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { seeOther } from '~/http/redirect.server'
import { useLanguage } from '~/kit/language'
import { texts } from './stock-texts'

// An example of a new office page, not referenced anywhere.

export const handle = { access: 'see_invoices', title: () => texts.de.title } satisfies RouteHandle

export function loader({ user, params }: Args<typeof handle, 'itemId'>) {
  return { counter: user.name, itemId: params.itemId }
}

export function action({ request }: Args<typeof handle, 'itemId'>) {
  return seeOther(request, '/buero/lager/besen')
}

export default function Stock() {
  const { counter, itemId } = useLoaderData<typeof loader>()
  const { title, countedBy } = texts[useLanguage()]
  return (
    <>
      <h1>
        {title}: {itemId}
      </h1>
      <p>{countedBy(counter)}</p>
    </>
  )
}
