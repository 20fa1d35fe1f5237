import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readCredits } from '~/domain/invoices/credits/credit.server'
import {
  countWaiting,
  listIssueYears,
  readStandingList,
  readStandingSums,
} from '~/domain/invoices/payments/standings.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { InvoicesPage } from './list-page'
import { isNarrowed, readInvoiceListQuery } from './query'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.invoices.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readInvoiceListQuery(request)
  const sums = await readStandingSums(house.reader, scope, query)
  const { items, ...invoices } = await readStandingList(house.reader, scope, query, sums.count)
  return {
    query,
    mayKeep: may(scope.role, 'keep_invoices'),
    invoices: { ...invoices, items: items.map(({ customerId: _, kind: __, ...item }) => item) },
    sums,
    waiting: isNarrowed(query) ? null : await countWaiting(house.reader, scope),
    creditCents: await readCredits(house.reader, scope),
    years: await listIssueYears(house.reader, scope),
  }
}

export default function Invoices() {
  return <InvoicesPage {...useLoaderData<typeof loader>()} />
}
