import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireLink } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { readInvoice } from '~/domain/invoices/read.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { message, optionalEmail } from '~/forms/fields'
import { readForm, refuseForm, throttleForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { invoicePageData, notPublished } from '~/pages/invoice-page.server'
import { paths, savedPath } from '~/paths'
import { InvoicePageView } from '~/ui/invoice/invoice-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.invoice.pageTitle)

const Message = z.object({ message: message(), reply_to: optionalEmail() })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope, token } = await requireLink(request, 'rechnung', params.token)
  return invoicePageData(scope, token)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope, token } = await requireLink(request, 'rechnung', params.token)
  const { search } = new URL(request.url)
  const saved = redirect(keepLanguage(savedPath(paths.invoice(token), 'nachricht'), search), 303)
  const form = await readForm(request, scope.linkId, Message)
  if (form.outcome === 'trapped') return saved
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const invoice = await readInvoice(reader, scope, scope.subjectId)
  if (!invoice?.view) throw await notPublished(scope)
  const tooMany = await throttleForm(scope.linkId, form.entered)
  if (tooMany) return tooMany
  await sendMessage(db, scope, {
    customerId: invoice.customerId,
    invoiceId: invoice.id,
    formKey: form.dedupeKey,
    body: form.values.message,
    replyTo: form.values.reply_to,
  })
  return saved
}

export default function InvoiceMessage() {
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <InvoicePageView
      {...useLoaderData<typeof loader>()}
      refused={refusal ? { form: 'message', refusal } : undefined}
    />
  )
}
