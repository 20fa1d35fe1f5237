import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { previewBilling } from '~/domain/billing/preview.server'
import { readBillingRuns } from '~/domain/billing/runs.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { BillingPage } from './billing-page'
import { readBillingQuery } from './query'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.billing.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return {
    preview: await previewBilling(house.reader, scope),
    runs: await readBillingRuns(house.reader, scope, readBillingQuery(request).place),
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

export default function Billing() {
  return <BillingPage {...useLoaderData<typeof loader>()} />
}
