import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { readMandateList } from '~/domain/mandates/list.server'
import { house } from '~/house.server'
import { MandatesPage } from './list-page'
import { readMandateQuery } from './query'

export const handle = {
  access: 'see_customers',
  title: (texts) => texts.mandates.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readMandateQuery(request)
  return {
    query,
    mandates: await readMandateList(house.reader, scope, query),
    mayKeep: may(scope.role, 'keep_customers'),
  }
}

export default function Mandates() {
  return <MandatesPage {...useLoaderData<typeof loader>()} />
}
