import type { LinkVisitor } from '~/auth/access'
import { sendMessage } from '~/domain/messages/messages.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import type { SavedKey } from '~/i18n/texts'
import { paths } from '~/paths'
import { carryOutLinkForm } from '../link-form.server'
import { messageForm } from '../message-form'
import { portalChangeForm } from './change-form'

// The forms of a customer's portal. Each redirects back to it.

type PortalVisit = LinkVisitor & { request: Request }

export function messageFromPortal({ request, scope, token }: PortalVisit) {
  const page = paths.portal(token)
  const done = () => saved<'portal'>(request, page, 'nachricht')
  const post = { request, scope, schema: messageForm, page, form: 'message', done }
  return carryOutLinkForm(post, async ({ values, dedupeKey }) => {
    await sendMessage(house, scope, {
      customerId: scope.subjectId,
      invoiceId: null,
      contactId: scope.contactId,
      formKey: dedupeKey,
      body: values.message,
      replyTo: values.reply_to,
    })
    return done()
  })
}

/** Requests a new address or bank account, which the office has to approve. */
export function changeFromPortal({ request, scope, token }: PortalVisit) {
  const page = paths.portal(token)
  const savedAs = (what: SavedKey<'portal'>) => saved<'portal'>(request, page, what)
  const done = () => savedAs('adresse')
  const post = { request, scope, schema: portalChangeForm, page, form: 'change', done }
  return carryOutLinkForm(post, async ({ values: { kind, ...entered }, dedupeKey }) => {
    const details = Object.entries(entered).filter((entry): entry is [string, string] => entry[1] !== null)
    await requestChange(house, scope, {
      customerId: scope.subjectId,
      kind,
      formKey: dedupeKey,
      details: Object.fromEntries(details),
    })
    return savedAs(kind === 'bank' ? 'bank' : 'adresse')
  })
}
