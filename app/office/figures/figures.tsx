import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { FiguresPage } from './figures-page'
import { readFigures } from './page.server'
import { readFiguresQuery } from './query'

export const handle = { access: 'see_invoices', title: (texts) => texts.figures.title } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const page = await readFigures(house.reader, scope, readFiguresQuery(request, scope.today))
  return { ...page, seesCustomers: may(scope.role, 'see_customers') }
}

export default function Figures() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />
}
