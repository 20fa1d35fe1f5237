import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readInvoiceLinkPage } from '~/domain/office/link-page.server'
import { house } from '~/house.server'
import { handOutLinkAndShow, showLink } from '~/pages/link-page.server'
import { paths } from '~/paths'
import { useTexts } from '~/ui/language'
import { LinkPage } from '~/ui/office/link-page'
import { titleAbout } from '~/ui/title'

export const handle = {
  access: 'share_invoice_links',
  title: (texts, data) => titleAbout(texts.office.link.pageTitle, data, 'number'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  const { number, link } = await readInvoiceLinkPage(house.reader, house.keyring, scope, params.invoiceId)
  const subjectId = params.invoiceId
  const shown = { purpose: 'rechnung', subjectId, link, path: paths.invoice } as const
  return { action: paths.officeInvoiceLink(subjectId), number, link: await showLink(request, scope, shown) }
}

export function action({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  const subject = { purpose: 'rechnung', subjectId: params.invoiceId } as const
  return handOutLinkAndShow(request, scope, subject)
}

export default function InvoiceLink() {
  const { number, ...page } = useLoaderData<typeof loader>()
  const texts = useTexts().office.link
  return number === null ? (
    <LinkPage {...page} title={texts.ofDraft} hint={texts.draftHint} />
  ) : (
    <LinkPage {...page} title={texts.ofInvoice(number)} />
  )
}
