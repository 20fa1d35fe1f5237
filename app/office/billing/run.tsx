import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readBillingRun } from '~/domain/billing/runs.server'
import { house } from '~/house.server'
import { BillingRunPage } from './run-page'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.billing.one,
} satisfies RouteHandle

export function loader({ scope, params }: Args<typeof handle, 'runId'>) {
  return readBillingRun(house.reader, scope, params.runId)
}

export default function BillingRun() {
  return <BillingRunPage {...useLoaderData<typeof loader>()} />
}
