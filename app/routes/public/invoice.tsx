import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireLink } from '~/auth/guards.server'
import { invoicePageData } from '~/pages/invoice-page.server'
import { InvoicePageView } from '~/ui/invoice/invoice-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.invoice.pageTitle)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope, token } = await requireLink(request, 'rechnung', params.token)
  return invoicePageData(scope, token)
}

export default function Invoice() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} />
}
