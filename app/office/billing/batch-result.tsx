import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readBatch } from '~/domain/billing/batch.server'
import { MOST_DRAFTS } from '~/domain/billing/issue-drafts.server'
import { house } from '~/house.server'
import { readBatchIds } from '~/kit/forms/batch-form'
import { BatchResultPage } from './batch-result-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.billing.batch.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return { items: await readBatch(house.reader, scope, readBatchIds(request, MOST_DRAFTS)) }
}

export default function InvoiceBatchResult() {
  return <BatchResultPage {...useLoaderData<typeof loader>()} />
}
