import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readInvoice } from '~/domain/invoices/read.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { messageForm } from '~/forms/message-form'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { invoicePageData, notPublished } from '~/pages/invoice-page.server'
import { carryOutLinkForm } from '~/pages/link-form.server'
import { paths } from '~/paths'
import { InvoicePageView } from '~/ui/invoice/invoice-page'

export const handle = {
  access: 'link',
  purpose: 'rechnung',
  title: (texts) => texts.invoice.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return invoicePageData(args)
}

export async function action({ request, scope, token }: Args<typeof handle>) {
  const done = saved<'invoice'>(request, paths.invoice(token), 'nachricht')
  return carryOutLinkForm({ request, scope, schema: messageForm, done }, async ({ values, dedupeKey }) => {
    const invoice = await readInvoice(house.reader, scope, scope.subjectId)
    if (!invoice?.view) throw await notPublished(scope)
    await sendMessage(house, scope, {
      customerId: invoice.customerId,
      invoiceId: invoice.id,
      formKey: dedupeKey,
      body: values.message,
      replyTo: values.reply_to,
    })
    return done
  })
}

export default function InvoiceMessage() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} posted="message" />
}
