import type { Args, RouteHandle } from '~/auth/access'
import { noticeMail } from '~/domain/dunning/notice'
import type { Letter } from '~/domain/outbox/letter'
import { readMailSender } from '~/domain/outbox/mail-sender.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { mailTexts } from '~/i18n/mail.en.server'
import { withShownLogo } from '~/mail/brand-head'
import { composeMail } from '~/mail/compose'
import { previewPage } from '~/mail/preview'
import { paths } from '~/paths'
import { mailPreviewResponse } from '../outbox/preview.server'
import { lookAt } from './look.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** The mail as it would be sent now, without its link. */
export async function loader({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const { sending } = await lookAt(scope, customerId, 'mail')
  if (!sending) return seeOther(request, paths.dunningProposal(customerId))
  const { proposal, notice } = sending
  const letter: Letter = {
    tenantId: scope.tenantId,
    id: '',
    kind: 'dunning_notice',
    data: noticeMail('', notice),
    language: notice.language,
    recipient: proposal.email ?? '',
    replyTo: null,
    linkId: '',
    linkExpiresAt: null,
    template: null,
    ...(await readMailSender(house.reader, scope)),
  }
  const mail = composeMail(letter, { words: mailTexts[notice.language].hiddenLink })
  return mailPreviewResponse(previewPage({ ...mail, html: withShownLogo(mail.html, letter.brand) }))
}
