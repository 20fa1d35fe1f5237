import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readCustomerLinkPage } from '~/domain/office/link-page.server'
import { house } from '~/house.server'
import { handOutLinkAndShow, showLink } from '~/pages/link-page.server'
import { paths } from '~/paths'
import { useTexts } from '~/ui/language'
import { LinkPage } from '~/ui/office/link-page'
import { titleAbout } from '~/ui/title'

export const handle = {
  access: 'share_invoice_links',
  title: (texts, data) => titleAbout(texts.office.link.pageTitle, data, 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { name, link } = await readCustomerLinkPage(house.reader, house.keyring, scope, params.customerId)
  const shown = { purpose: 'portal', subjectId: params.customerId, link, path: paths.portal } as const
  return { action: paths.customerLink(params.customerId), name, link: await showLink(request, scope, shown) }
}

export function action({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  return handOutLinkAndShow(request, scope, { purpose: 'portal', subjectId: params.customerId })
}

export default function CustomerLink() {
  const { name, ...page } = useLoaderData<typeof loader>()
  return <LinkPage {...page} title={useTexts().customers.link.of(name)} />
}
