import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { numberPageData, saveNumberFormat } from './numbers.server'
import { NumbersPage } from './numbers-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => {
    const { of, title } = texts.tenants.numbers
    const range = (data as { range?: keyof typeof of } | undefined)?.range
    return titleAbout(range ? of[range] : title, data, 'tenant', 'name')
  },
} satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'range'>) {
  return numberPageData(request, scope, params.range)
}

export function action({ request, scope, params }: Args<typeof handle, 'range'>) {
  return saveNumberFormat(request, scope, params.range)
}

export default function TenantNumbers() {
  return <NumbersPage {...useLoaderData<typeof loader>()} />
}
