import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireLink } from '~/auth/guards.server'
import { db } from '~/db.server'
import { sendMessage } from '~/domain/messages/messages.server'
import { message, optionalEmail } from '~/forms/fields'
import { readForm, refuseForm, throttleForm } from '~/forms/form.server'
import { keepLanguage } from '~/i18n/language'
import { portalPageData } from '~/pages/portal-page.server'
import { paths, savedPath } from '~/paths'
import { PortalPage } from '~/ui/portal/portal-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.portal.pageTitle)

const Message = z.object({ message: message(), reply_to: optionalEmail() })

export function loader({ request, params }: LoaderFunctionArgs) {
  return portalPageData(request, params.token)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope, token } = await requireLink(request, 'portal', params.token)
  const { search } = new URL(request.url)
  const saved = redirect(keepLanguage(savedPath(paths.portal(token), 'nachricht'), search), 303)
  const form = await readForm(request, scope.linkId, Message)
  if (form.outcome === 'trapped') return saved
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const tooMany = await throttleForm(scope.linkId, form.entered)
  if (tooMany) return tooMany
  await sendMessage(db, scope, {
    customerId: scope.subjectId,
    invoiceId: null,
    formKey: form.dedupeKey,
    body: form.values.message,
    replyTo: form.values.reply_to,
  })
  return saved
}

export default function PortalMessage() {
  const refusal = useActionData<typeof action>()?.refusal
  return <PortalPage {...useLoaderData<typeof loader>()} refusal={refusal} />
}
